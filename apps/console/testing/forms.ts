import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Puts a text in place of what a field holds, and stays in the field. */
export const fill = async (user: UserEvent, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.paste(text);
};

/** Presses the button of that name. */
export const clickButton = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('button', { name }));

/** The message tied to a field, or nothing. */
export const messageUnder = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith('-error'));
  return id ? document.getElementById(id)?.textContent : undefined;
};

/** The newest message in the corner, whatever its tone. */
export const toast = (text: string) =>
  within(screen.getByRole('region', { name: 'Messages' })).findByText(text);
