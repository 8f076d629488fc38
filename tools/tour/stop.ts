import type { Page } from '@playwright/test';

/** One picture of the tour: a screen in a state. */
export type Stop = {
  name: string;
  /** A demo person's `who`, or `operator` for the console. Undefined for a signed-out visitor. */
  as?: string;
  path: string;
  /** Actions on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
};

export const clickButton = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click();
};
