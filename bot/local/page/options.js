// The options of a command, as Discord's own client has them: the suggestions of an option are there before
// anything is typed. And once one of them was taken, Enter sends the command: simcord opens the list again,
// where the next Enter would take the same suggestion.

const FIELD = ".command-option-input[role=combobox]";
const ASKED = new Event("input");

addEventListener("focusin", ({ target }) => {
  if (target.matches(FIELD) && !target.value) target.dispatchEvent(ASKED);
});

addEventListener("click", ({ target }) => {
  const field = document.activeElement;
  if (!target.closest?.(".command-suggestion") || !field.matches(FIELD) || !field.value) return;
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
});
