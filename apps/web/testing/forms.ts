import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Runs an action and waits one task, like a user event. */
const onPage = (doing: () => void) =>
  act(async () => {
    doing();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Sets the text of a field, cut to its maximum length. */
const put = (field: HTMLInputElement, text: string) => {
  const value = field.maxLength > 0 ? text.slice(0, field.maxLength) : text;
  // Setting an equal value would trigger no change event.
  if (value && field.value === value) fireEvent.input(field, { target: { value: '' } });
  fireEvent.input(field, { target: { value } });
};

/**
 * Replaces the text of a field in one change and keeps the focus. Tests about typing use user
 * events.
 */
export const fill = async (_user: UserEvent, label: string, text: string) => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  if (field.disabled || field.readOnly) throw new Error(`${label} takes no text`);
  await onPage(() => {
    field.focus();
    put(field, text);
  });
};

/** Buttons with a popup open on pointer down. */
const opensOnPointer = (button: HTMLElement) => button.hasAttribute('aria-haspopup');

/** Clicks the button of that name, as soon as it is there. */
export const clickButton = async (user: UserEvent, name: string) => {
  const button = await screen.findByRole('button', { name });
  if (opensOnPointer(button)) return user.click(button);
  await onPage(() => {
    button.focus();
    fireEvent.click(button);
  });
};

/** Returns the error message of a field, or undefined. */
export const messageUnder = (label: string | RegExp) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith('-error'));
  return id ? document.getElementById(id)?.textContent : undefined;
};

export const choose = (user: UserEvent, label: string, option: string) =>
  user.selectOptions(screen.getByLabelText(label), option);

/** Selects a radio card. */
export const pick = (user: UserEvent, label: RegExp) =>
  user.click(screen.getByRole('radio', { name: label }));

/** Returns the error message of a group, or undefined. */
export const messageOf = (question: string) => {
  const id = screen.getByRole('group', { name: question }).getAttribute('aria-describedby');
  return id ? document.getElementById(id)?.textContent : undefined;
};

export const chooseGrades = async (user: UserEvent, ...grades: string[]) => {
  await user.click(screen.getByRole('button', { name: /^Grades you teach/ }));
  for (const grade of grades) {
    await user.click(await screen.findByRole('checkbox', { name: grade }));
  }
  await user.click(screen.getByRole('button', { name: 'Done' }));
};

/** Finds a toast by its text. */
export const toast = async (text: string) => {
  const messages = screen.getByRole('region', { name: 'Messages' });
  return within(messages).findByText(text);
};
