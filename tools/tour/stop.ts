import type { Page } from '@playwright/test';

/** One picture of the tour: a screen in a state. */
export type Stop = {
  name: string;
  /** A demo person's `who`; `operator` for the console; nobody when left out. */
  as?: string;
  path: string;
  /** What to do on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
};

export const clickButton = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click();
};
