import type { BrowserContext, Page } from '@playwright/test';
import type { Row } from '@wonderfield/contract/play/game-calls';
import { FIELDS } from '@wonderfield/tools/input-methods';
import { call } from '../../fixtures/classrooms.ts';
import { enter } from '../../fixtures/people.ts';
import { newReader } from '../../fixtures/players.ts';
import {
  answerRight,
  expectHarvest,
  openGame,
  playRow,
  startRow,
  watchAnswers,
} from '../../fixtures/playing.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

const ROW_LENGTH = 6;
test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

const seedsOf = (...rows: Row[]) => rows.flatMap(({ tasks }) => tasks.map(({ seed }) => seed));

/** Waits until the files and ten rows are stored. */
const untilReady = (page: Page) =>
  page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
const AWAY = /^You are offline\. Your answers are saved\./;

/** Goes offline in the middle of a row, plays two more rows, reloads and goes online again. */
const playThroughAGap = async (page: Page, context: BrowserContext) => {
  const arrived = watchAnswers(context);
  const first = await startRow(page);
  await answerRight(page, [0, 2], { row: first, hand: FIELDS });
  await untilReady(page);
  await expect.poll(() => arrived.length).toBe(2);

  await context.setOffline(true);
  await answerRight(page, [2, ROW_LENGTH], { row: first, hand: FIELDS });
  await expectHarvest(page);
  await expect(page.getByText(AWAY)).toBeVisible();
  const second = await startRow(page);
  await playRow(page, { row: second, hand: FIELDS });
  await expectHarvest(page);
  const third = await startRow(page);
  await answerRight(page, [0, 3], { row: third, hand: FIELDS });

  const loaded = await page.reload();
  expect(loaded?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Your field' })).toBeVisible();
  await expect(page.getByText('2 rows finished.')).toBeVisible();
  expect((await startRow(page)).rowId).toBe(third.rowId);
  await answerRight(page, [3, ROW_LENGTH], { row: third, hand: FIELDS });
  await expectHarvest(page);
  expect(arrived).toHaveLength(2);

  await context.setOffline(false);
  await expect(page.getByText('All answers are sent.')).toBeVisible();
  expect(arrived.map(({ seed }) => seed)).toEqual(seedsOf(first, second, third));
  await page
    .getByRole('main')
    .getByRole('button', { name: /Back to the field|Look around/ })
    .click();
  await expect(page.getByText('3 rows finished.')).toBeVisible();
};

const expectQuestions = async (page: Page, parent: Parameters<typeof enter>[1], count: number) => {
  await enter(page, parent, '/progress');
  await expect(page.getByRole('heading', { name: "Ines's week" })).toBeVisible();
  const counter = page.getByRole('definition').filter({ hasText: new RegExp(`^${count}$`) });
  await expect(counter).toBeVisible();
};

// @proves D-6-game-offline
test('a student goes offline in the middle of a row, plays on, and all answers arrive once and in order', async ({
  page,
  context,
  axe,
}) => {
  const family = await newReader(page);
  const offline = page.waitForResponse('**/play/takeRowsAlong');
  await openGame(page, family.child);
  await offline;
  await playThroughAGap(page, context);
  await axe();
  await expectQuestions(page, family, 3 * ROW_LENGTH);
});

test(
  'a student who reloads the game continues automatically until signed out',
  LONG,
  async ({ page, context }) => {
    const { child } = await newReader(page);
    const session = await openGame(page, child);
    const row = await startRow(page);
    await answerRight(page, [0, 1], { row, hand: FIELDS });
    await page.reload();
    expect((await startRow(page)).rowId).toBe(row.rowId);
    await answerRight(page, [1, 2], { row, hand: FIELDS });

    // Signed out elsewhere, the device still has unsent answers.
    const arrived = watchAnswers(context);
    await context.setOffline(true);
    await answerRight(page, [2, 4], { row, hand: FIELDS });
    await call(page, 'logout', session);
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toContainText('press Play Now again');
    await page.reload();
    await expect(page).toHaveURL('/sign-in');

    arrived.length = 0;
    await openGame(page, child);
    await expect.poll(() => arrived.length).toBeGreaterThan(0);
    const goneOn = await startRow(page);
    expect(goneOn.rowId).toBe(row.rowId);
    await answerRight(page, [4, ROW_LENGTH], { row, hand: FIELDS });
    await expectHarvest(page);
  },
);

test(
  'another student on the same device sees and sends no data of the first one',
  LONG,
  async ({ page, context }) => {
    const { child } = await newReader(page);
    const tab = await context.newPage();
    await openGame(tab, child);
    const row = await startRow(tab);
    await untilReady(tab);
    await context.setOffline(true);
    await answerRight(tab, [0, 2], { row, hand: FIELDS });
    await tab.close();
    await context.setOffline(false);

    const arrived = watchAnswers(context);
    const other = await newReader(page);
    await openGame(page, other.child);
    await expect(page.getByText('No rows yet.').first()).toBeVisible();
    const theirs = await startRow(page);
    await playRow(page, { row: theirs, hand: FIELDS });
    await expectHarvest(page);
    expect(arrived.map(({ seed }) => seed)).toEqual(seedsOf(theirs));

    arrived.length = 0;
    await openGame(page, child);
    await expect.poll(() => arrived.map(({ seed }) => seed)).toEqual(seedsOf(row).slice(0, 2));
  },
);
