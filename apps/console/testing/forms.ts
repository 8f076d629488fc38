import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field and stays in it. */
export const fill = async (user: UserEvent, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.paste(text);
};

/** Clicks the button with that name. */
export const clickButton = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('button', { name }));

/** Returns the message of a field, or undefined. */
export const messageUnder = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith('-error'));
  return id ? document.getElementById(id)?.textContent : undefined;
};

/** Finds a toast by its text. */
export const toast = (text: string) =>
  within(screen.getByRole('region', { name: 'Messages' })).findByText(text);
