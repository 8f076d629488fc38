import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Does something on the page, and lets it take its turn, as a user event would. */
const onPage = (doing: () => void) =>
  act(async () => {
    doing();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Puts a text into a field, no longer than it takes. */
const put = (field: HTMLInputElement, text: string) => {
  const value = field.maxLength > 0 ? text.slice(0, field.maxLength) : text;
  // What is there already would be no change.
  if (value && field.value === value) fireEvent.input(field, { target: { value: '' } });
  fireEvent.input(field, { target: { value } });
};

/**
 * Puts a text in place of what a field holds, and stays in the field. One change, not one for
 * each key: where the typing is the point, a test types.
 */
export const fill = async (_user: UserEvent, label: string, text: string) => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  if (field.disabled || field.readOnly) throw new Error(`${label} takes no text`);
  await onPage(() => {
    field.focus();
    put(field, text);
  });
};

/** What opens a list or a menu does so as soon as the pointer is down. */
const opensOnPointer = (button: HTMLElement) => button.hasAttribute('aria-haspopup');

/** Presses the button of that name. */
export const clickButton = async (user: UserEvent, name: string) => {
  const button = screen.getByRole('button', { name });
  if (opensOnPointer(button)) return user.click(button);
  await onPage(() => {
    button.focus();
    fireEvent.click(button);
  });
};

/** The message tied to a field, or nothing. */
export const messageUnder = (label: string | RegExp) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith('-error'));
  return id ? document.getElementById(id)?.textContent : undefined;
};

/** Chooses an option of a select. */
export const choose = (user: UserEvent, label: string, option: string) =>
  user.selectOptions(screen.getByLabelText(label), option);

/** Picks a card of a question. */
export const pick = (user: UserEvent, label: RegExp) =>
  user.click(screen.getByRole('radio', { name: label }));

/** The message tied to a question, or nothing. */
export const messageOf = (question: string) => {
  const id = screen.getByRole('group', { name: question }).getAttribute('aria-describedby');
  return id ? document.getElementById(id)?.textContent : undefined;
};

/** Chooses grades from their list and closes it. */
export const chooseGrades = async (user: UserEvent, ...grades: string[]) => {
  await user.click(screen.getByRole('button', { name: /^Grades you teach/ }));
  for (const grade of grades) {
    await user.click(await screen.findByRole('checkbox', { name: grade }));
  }
  await user.click(screen.getByRole('button', { name: 'Done' }));
};

/** The text of the newest message in the corner, whatever its tone. */
export const toast = async (text: string) => {
  const messages = screen.getByRole('region', { name: 'Messages' });
  return within(messages).findByText(text);
};
