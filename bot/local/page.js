// The local table's page is simcord's, with two manners of Discord's own client. What is under a pressed
// pointer stays there until it is lifted: else the message is edited, its elements are put in anew, and the
// press is on nothing. And a press says which control was seen, as the message may be another one by now.

const LIFTED = 300; // milliseconds: a finger's click comes so long after it at most

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
    return value;
  };
}

const send = window.fetch;
window.fetch = (path, options) => send(path, path === "/api/action" ? saying(options) : options);

/** The same call, with the control that was seen. */
function saying(options) {
  if (typeof options.body !== "string") return options;
  const body = JSON.parse(options.body);
  return { ...options, body: JSON.stringify({ ...body, pressed: custom(body.control_key, shown.messages) }) };
}

/** The custom id of the control that has this key. */
function custom(key, within) {
  if (!key || !within || typeof within !== "object") return null;
  if (within.control_key === key) return within.custom_id ?? null;
  return Object.values(within).reduce((found, part) => found ?? custom(key, part), null);
}

await import("/simcord.js");
