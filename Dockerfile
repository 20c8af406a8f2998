# The bot on Discord: docker build -t tatami . && docker run --env-file .env -v tatami:/var/lib/tatami/data tatami
# docs/hosting.md says more. Code and libraries belong to root; the bot may write to its data folder only.

FROM python:3.13-slim AS libraries
RUN pip install --no-cache-dir --disable-pip-version-check "uv==0.13.8"
WORKDIR /opt/tatami
COPY pyproject.toml uv.lock ./
RUN uv sync --locked --no-default-groups --no-python-downloads --no-build --no-cache --compile-bytecode

FROM python:3.13-slim
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin tatami \
    && install -d -o tatami -g tatami -m 700 /var/lib/tatami/data
COPY --from=libraries /opt/tatami/.venv /opt/tatami/.venv
COPY pyproject.toml LICENSE /opt/tatami/
COPY data /opt/tatami/data
COPY renderers /opt/tatami/renderers
COPY bot /opt/tatami/bot
RUN /opt/tatami/.venv/bin/python -m compileall -q /opt/tatami/bot /opt/tatami/renderers
ENV PYTHONPATH=/opt/tatami PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
# glibc gives the memory of finished pictures back: docs/operating.md.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=262144
# The default DATABASE_URL, sqlite:///data/tatami.sqlite3, is relative to this folder.
WORKDIR /var/lib/tatami
VOLUME /var/lib/tatami/data
USER tatami
CMD ["/opt/tatami/.venv/bin/python", "-m", "bot", "--discord"]
