// The local table's page is simcord's, with manners of Discord's own client. What is under a pressed pointer
// stays there until it is lifted: else the message is edited, its elements are put in anew, and the press is on
// nothing. A press says which control was seen, as the message may be another one by now. A press that fails
// is told of. And a window that was left open finds the bot again after a restart, and looks through the same
// member's eyes.

import "./options.js";
import "./pictures.js";
import { ask } from "./paths.js";
import { takeTurns } from "./turns.js";

const LIFTED = 300; // milliseconds: a finger's click comes so long after it at most
const MOMENT = 1000;
const STRANGER = 401; // a bot that was started since
const REPLACED = 404;
const SOON = 3000;
const GONE = [STRANGER, 410];
const VIEWER = "viewer"; // what this window keeps of itself
const ACTS = ["click", "select", "modal_submit", "run_command", "send_message"];
const CALLS = {
  "/api/action": saying,
  "/api/pages": () => ({ body: JSON.stringify({ viewer_id: sessionStorage.getItem(VIEWER) }) }),
};

let held = Promise.resolve();
let lift = () => {};
let shown = {};

addEventListener("pointerdown", () => {
  lift();
  held = new Promise((lifted) => { lift = lifted; });
}, true);
for (const way of ["pointerup", "pointermove"]) {
  addEventListener(way, (event) => { if (!event.buttons) setTimeout(lift, LIFTED); }, true); // also outside, unseen
}
addEventListener("click", () => setTimeout(lift), true);
for (const end of ["pointercancel", "blur"]) addEventListener(end, () => lift(), true);

for (const read of ["json", "blob"]) {
  const arrives = Response.prototype[read];
  Response.prototype[read] = async function () {
    const value = await arrives.call(this);
    for (let waited; waited !== held; await waited) waited = held;
    if (value?.messages) shown = value;
    if (value?.viewerId) sessionStorage.setItem(VIEWER, value.viewerId);
    return value;
  };
}

const send = window.fetch;
window.fetch = async (path, options) => {
  const answer = await send(path, { ...options, ...CALLS[path]?.(options) });
  // A picture that is gone was replaced a moment ago, and its message is about to be shown anew.
  if (answer.status === REPLACED && path.startsWith("/api/assets/")) {
    await new Promise((later) => { setTimeout(later, SOON); });
  }
  if (path === "/api/action") void judge(options, answer.clone());
  if (GONE.includes(answer.status) && shown.messages) {
    shown = {};
    find();
  }
  return answer;
};

/** Load the page again as soon as there is a bot that does not know this window. */
async function find() {
  const answer = await send("/api/state").catch(() => null);
  if (answer?.status === STRANGER) location.reload();
  else setTimeout(find, MOMENT);
}

/** An action that has failed is told of, until the next one. */
async function judge(options, answer) {
  if (typeof options.body === "string" && !ACTS.includes(JSON.parse(options.body).kind)) return;
  const { rejected, settlement, acknowledgement } = answer.ok ? await answer.json() : { rejected: true };
  const well = !rejected && settlement === "settled" && acknowledgement !== "unacknowledged";
  document.getElementById("failed").hidden = well;
}

/** An action, with the control that was seen. */
function saying(options) {
  if (typeof options.body !== "string") return {};
  const body = JSON.parse(options.body);
  if (ACTS.includes(body.kind)) ask();
  return { body: JSON.stringify({ ...body, pressed: custom(body.control_key, shown.messages) }) };
}

/** The custom id of the control that has this key. */
function custom(key, within) {
  if (!key || !within || typeof within !== "object") return null;
  if (within.control_key === key) return within.custom_id ?? null;
  return Object.values(within).reduce((found, part) => found ?? custom(key, part), null);
}

takeTurns((key) => custom(key, shown.messages));
await import("/simcord.js");
