// Where one is led: a link to a message leads to it in this page, a command in a text can be typed by pressing
// it, and whoever has asked for something sees what comes.

const MESSAGE = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/\d+(?:\/(\d+))?/;
const timeline = document.getElementById("channel-timeline");
const list = document.getElementById("channel-message-list");
const AWAITED = 10_000; // milliseconds in which what comes last is taken for what was asked for

let asked = -Infinity;
let last = 0n; // the newest message that has been seen

/** Something was asked for in this window. */
export function ask() { asked = performance.now(); }

function toTheEnd() { timeline.scrollTop = timeline.scrollHeight; }

function lead(id) {
  const message = id && list.querySelector(`[data-message-id="${id}"]`);
  if (!id) return toTheEnd();
  if (message) {
    message.scrollIntoView({ block: "start" });
    message.classList.add("led-to");
    message.addEventListener("animationend", () => message.classList.remove("led-to"), { once: true });
    return undefined;
  }
  document.getElementById("message-exact-id").value = id;
  return document.getElementById("message-exact-form").requestSubmit();
}

addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  const found = link && MESSAGE.exec(link.href);
  if (found) {
    event.preventDefault();
    lead(found[1]);
  }
  const command = event.target.closest?.(".command-mention");
  const composer = document.getElementById("channel-composer-input");
  if (command && composer) {
    composer.value = command.textContent;
    composer.dispatchEvent(new Event("input", { bubbles: true }));
    composer.focus();
  }
}, true);

new MutationObserver(() => {
  const ids = [...list.querySelectorAll("article[data-message-id]")].map((one) => BigInt(one.dataset.messageId));
  const newest = ids.reduce((most, id) => (id > most ? id : most), 0n);
  if (newest > last && performance.now() - asked < AWAITED) toTheEnd();
  if (newest) last = newest;
}).observe(list, { childList: true });
