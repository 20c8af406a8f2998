// A press while another one is being answered waits for its turn: simcord's page would drop it without a word.
// It is for the control that was seen, and is dropped if that is gone by then. A double click is one press, as
// on Discord, where a button rests while it is answered.

const LOOK = 50; // milliseconds between two looks at the page
const BUTTON = "button.component-button[data-control-key]";

const waiting = [];
let timer = 0;
let ours = false; // true while a kept press is made

/** Keep presses in their order. `custom` gives the custom id of the control that has a key. */
export function takeTurns(custom) {
  addEventListener("click", (event) => {
    const button = event.target.closest?.(BUTTON);
    if (ours || !button || button.disabled || !(busy() || waiting.length)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.detail < 2) waiting.push({ id: custom(button.dataset.controlKey), viewer: viewer() });
    timer ||= setInterval(() => next(custom), LOOK);
  }, true);
}

function next(custom) {
  if (busy()) return;
  const press = waiting.shift();
  if (!waiting.length) timer = clearInterval(timer) ?? 0;
  if (!press?.id || press.viewer !== viewer()) return;
  const seen = [...document.querySelectorAll(BUTTON)].find((one) => custom(one.dataset.controlKey) === press.id);
  ours = true;
  seen?.click();
  ours = false;
}

function busy() {
  const { pendingAction, awaitingRevision, publishedRevision } = window.simcordPreview;
  return Boolean(pendingAction) || (awaitingRevision ?? 0) > publishedRevision;
}

function viewer() {
  return window.simcordPreview.viewerId;
}
