import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Puts a text in place of what a field holds, and stays in the field. */
export const fill = async (user: UserEvent, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.paste(text);
};

/** Presses the button of that name. */
export const press = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('button', { name }));

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
