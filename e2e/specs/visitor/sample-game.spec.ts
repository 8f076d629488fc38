import type { Page } from '@playwright/test';
import { FIELDS } from '@wonderfield/tools/input-methods';
import { expectToFit } from '../../fixtures/expect-to-fit.ts';
import { parentOf } from '../../fixtures/families.ts';
import {
  expectHarvest,
  find,
  nameAvatar,
  openGame,
  preferWords,
  startRow,
} from '../../fixtures/playing.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

/** Plays a row of choices without its answers: each question gets the next choice each time. */
const playChoices = async (page: Page) => {
  const harvest = page.getByRole('heading', { name: /A whole row in bloom|Look what you grew/ });
  const check = page.getByRole('button', { name: 'Check', exact: true });
  const attempts = new Map<string, number>();
  for (;;) {
    await expect(harvest.or(check)).toBeVisible();
    if (await harvest.isVisible()) return;
    const position = await page.getByText(/Question \d of 6/).textContent();
    const question = position?.match(/Question \d/)?.[0] ?? '';
    const attempt = attempts.get(question) ?? 0;
    attempts.set(question, attempt + 1);
    await page.getByRole('radio').nth(attempt).check();
    await check.click();
    await page.getByRole('button', { name: /Next question|See your harvest/ }).click();
  }
};

test(
  'a visitor plays a sample row next to a student, whose game stays as it was',
  LONG,
  async ({ page, axe }) => {
    const family = await parentOf(page, 'Ines');
    await nameAvatar(page, family.child, 'BoldWren');
    await preferWords(page, family.child);
    await openGame(page, family.child);
    const row = await startRow(page, { place: 'Math Mill' });
    await find(page, 0, { row, hand: FIELDS });
    const gameUrl = page.url();

    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/(play|users)\//.test(request.url())) calls.push(request.url());
    });
    // The student's page may still refill its rows.
    await page.goto('about:blank');
    calls.length = 0;
    await page.goto(new URL('?sample', gameUrl).href);
    await expect(
      page.getByRole('heading', { name: 'Which grade do you want to play?' }),
    ).toBeFocused();
    await expectToFit(page, axe);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Kindergarten' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Math Mill, growing: Seed' })).toBeVisible();
    await axe();
    await page.getByRole('button', { name: 'Words', exact: true }).click();
    const orchard = page.getByRole('listitem').filter({ hasText: 'Word Orchard' });
    await orchard.getByRole('button').click();
    await playChoices(page);
    await expectHarvest(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Back to the field|Look around/ })
      .click();
    await expect(orchard).toContainText('1 row finished.');
    await axe();

    // A reload starts again.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Grade 8' })).toBeVisible();
    expect(calls).toEqual([]);

    // The student continues the row without a new sign-in.
    await page.goto(gameUrl);
    await page
      .getByRole('button', { name: /Continue your row$/ })
      .filter({ hasText: 'Math Mill' })
      .click();
    await expect(page.locator(`main[data-row="${row.rowId}"]`)).toBeVisible();
    await expect(page.getByText(/Question 2 of 6/)).toBeVisible();
  },
);
