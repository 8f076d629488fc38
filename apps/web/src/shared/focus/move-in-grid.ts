import type { KeyboardEvent } from 'react';

/** Returns the number of buttons in the first row, as laid out. */
const countColumns = (buttons: readonly HTMLElement[]) => {
  const top = buttons[0]?.getBoundingClientRect().top;
  const next = buttons.findIndex((button) => button.getBoundingClientRect().top !== top);
  return next < 1 ? buttons.length : next;
};

const steps = (columns: number): Readonly<Record<string, number>> => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
});

const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  /^[\p{L}\d]$/u.test(key) && !ctrlKey && !altKey && !metaKey;

/** Finds the next button after the focused one whose name starts with the letter. */
const findByLetter = (buttons: readonly HTMLElement[], at: number, letter: string) => {
  const later = [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)];
  return later.find((button) => button.textContent?.toLowerCase().startsWith(letter));
};

/** Moves the focus in a grid of buttons with arrows, and with letters to a name. */
export const moveInGrid = (event: KeyboardEvent<HTMLElement>, { letters = false } = {}) => {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at =
    document.activeElement instanceof HTMLElement ? buttons.indexOf(document.activeElement) : -1;
  const step = steps(countColumns(buttons))[event.key];
  const target =
    step !== undefined
      ? buttons[at + step]
      : letters && isLetter(event)
        ? findByLetter(buttons, at, event.key.toLowerCase())
        : undefined;
  if (step !== undefined) event.preventDefault();
  target?.focus();
};
