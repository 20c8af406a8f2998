// A command and its options are typed as in Discord's own client:
// - Enter sends a command whose options are offered, unless one of them was moved to;
// - the suggestions of an option are there before anything is typed;
// - once a suggestion was taken, Enter sends the command. simcord opens the list again, where the next Enter
//   would take the same suggestion.

const COMMAND = ".command-chip";
const FIELD = ".command-option-input[role=combobox]";
const SUGGESTION = ".command-suggestion";
const offered = document.body.dataset; // "untouched" while nobody has moved to one of the options

addEventListener("focusin", ({ target }) => {
  if (target.matches(COMMAND)) offered.untouched = "";
  if (target.matches(FIELD)) delete offered.untouched;
  if (target.matches(FIELD) && !target.value) target.dispatchEvent(new Event("input"));
});

addEventListener("keydown", ({ key, target }) => {
  if (key.startsWith("Arrow")) delete offered.untouched;
  if (key !== "Enter" || !target.matches(COMMAND) || offered.untouched === undefined) return;
  for (const one of document.querySelectorAll(SUGGESTION)) one.setAttribute("aria-selected", "false");
}, true);

addEventListener("click", ({ target }) => {
  const field = document.activeElement;
  if (!target.closest?.(SUGGESTION) || !field.matches(FIELD) || !field.value) return;
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
});
