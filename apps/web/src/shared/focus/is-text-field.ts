/** Returns true if a key is typed into a text field, so it is no shortcut. */
export const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea') !== null;
