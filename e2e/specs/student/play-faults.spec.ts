import { FIELDS } from '@wonderfield/tools/input-methods';
import { call } from '../../fixtures/classrooms.ts';
import { newPlayer, newReader } from '../../fixtures/players.ts';
import {
  answerRight,
  expectHarvest,
  find,
  goOn,
  openGame,
  startRow,
  watchAnswers,
} from '../../fixtures/playing.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

const ROW_LENGTH = 6;

/** Without a separate game host, the game stores nothing after its page is closed. */
const IN_SANDBOX = { inSandbox: true };

test.describe('Offline, in the sandbox', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test(
    'a student plays on offline, and the answers arrive once and in order afterwards',
    LONG,
    async ({ page, context }) => {
      const { child } = await newReader(page);
      await openGame(page, child, IN_SANDBOX);
      const row = await startRow(page);
      const arrived = watchAnswers(context);
      await answerRight(page, [0, 2], { row, hand: FIELDS });
      await expect.poll(() => arrived.length).toBe(2);

      await context.setOffline(true);
      await answerRight(page, [2, 4], { row, hand: FIELDS });
      await expect(
        page.getByText(/^You are offline\. Your answers are saved and sent/),
      ).toBeVisible();
      expect(arrived).toHaveLength(2);
      await context.setOffline(false);
      await answerRight(page, [4, ROW_LENGTH], { row, hand: FIELDS });
      await expectHarvest(page);
      await expect(page.getByText(/^You are offline/)).toBeHidden();
      // The page has the response slightly before this listener.
      await expect
        .poll(() => arrived.map(({ seed }) => seed))
        .toEqual(row.tasks.map(({ seed }) => seed));
    },
  );
});

test(
  'a signed-out student who reloads the game in the sandbox is sent to the sign-in page, and the row is kept',
  LONG,
  async ({ page }) => {
    const { child: student } = await newReader(page);
    await openGame(page, student, IN_SANDBOX);
    const row = await startRow(page);
    const saved = page.waitForResponse('**/play/saveAnswers');
    await find(page, 0, { row, hand: FIELDS });
    await saved;
    await page.reload();
    await expect(page).toHaveURL('/sign-in');
    await openGame(page, student, IN_SANDBOX);
    await expect(page.getByText('Your row is waiting for you.')).toBeVisible();
    const again = await startRow(page);
    expect(again.rowId).toBe(row.rowId);
    await answerRight(page, [1, ROW_LENGTH], { row, hand: FIELDS });
    await expectHarvest(page);
  },
);

test(
  'a student with the same row in two tabs gets one harvest',
  LONG,
  async ({ page, context }) => {
    const { child: student } = await newReader(page);
    const other = await context.newPage();
    await openGame(page, student);
    await openGame(other, student);
    const row = await startRow(page);
    // A started row is continued. Before that, each tab may play its last dealt row.
    await answerRight(page, [0, 1], { row, hand: FIELDS });
    expect((await startRow(other)).rowId).toBe(row.rowId);
    await page.bringToFront();
    await answerRight(page, [1, ROW_LENGTH], { row, hand: FIELDS });
    await expectHarvest(page);

    // The other tab gets the new state with its next answer.
    await other.bringToFront();
    await find(other, 1, { row, hand: FIELDS });
    await expect(other.getByRole('listitem').filter({ hasText: 'Grown.' })).toHaveCount(ROW_LENGTH);
    await goOn(other, FIELDS);
    await expectHarvest(other);
    await other
      .getByRole('main')
      .getByRole('button', { name: /Back to the field|Look around/ })
      .click();
    await expect(other.getByText('1 row finished.')).toBeVisible();
  },
);

test('a student whose device cannot draw the field gets plain mode automatically', async ({
  page,
}) => {
  await page.addInitScript(`
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
    };
    if (globalThis.OffscreenCanvas) OffscreenCanvas.prototype.getContext = () => null;
  `);
  const { child } = await newPlayer(page);
  await openGame(page, child);
  await expect(page.getByRole('heading', { name: 'Your field' })).toBeVisible();
  await expect(page.getByText(/^This device cannot show the pictures/)).toBeVisible();
  const row = await startRow(page);
  await answerRight(page, [0, ROW_LENGTH], { row, hand: FIELDS });
  await expectHarvest(page);
});

test('a student who signed out elsewhere is sent back to Play', LONG, async ({ page }) => {
  // Wait for the last automatic call. After it, the page makes no request until a click.
  const toppedUp = page.waitForResponse('**/play/takeRowsAlong');
  const { child } = await newReader(page);
  const session = await openGame(page, child);
  await startRow(page);
  await toppedUp;
  await call(page, 'logout', session);
  await page.getByRole('button', { name: 'Back to the field' }).click();
  await expect(page.getByRole('alert')).toContainText('press Play Now again');
  await page.getByRole('link', { name: 'Back to Wonderfield' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});
