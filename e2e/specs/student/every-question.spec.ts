import { tasksOfEveryKind } from '@wonderfield/tools/question-kinds';
import { newReader } from '../../fixtures/players.ts';
import { dealOnly, openGame, startRow } from '../../fixtures/playing.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

// The test blocks offline rows, so every row is dealt here.
test.use({ allowedComplaints: [/ERR_FAILED/] });

test(
  'a student sees every kind of task and picture without accessibility violations',
  LONG,
  async ({ page, axe }) => {
    const { child } = await newReader(page);
    // Rendering is slow without a graphics card and grows with the pixels.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.route('**/play/takeRowsAlong', (route) => route.abort());
    const drawn = new Set<string>();
    const [first, ...others] = tasksOfEveryKind();
    if (!first) throw new Error('There is no question.');
    await dealOnly(page, first);
    // On the portal's host the game keeps no row, so every start deals one.
    await openGame(page, child, { inSandbox: true });
    for (const dealt of [first, ...others]) {
      const { question } = dealt;
      await dealOnly(page, dealt);
      await startRow(page, { place: 'Math Mill' });
      await expect(page.getByRole('heading', { name: question.ask })).toBeVisible();
      await axe();
      if (!drawn.has(question.task.kind)) {
        drawn.add(question.task.kind);
        await page.getByRole('button', { name: 'Pictures', exact: true }).click();
        await expect(page.getByRole('heading', { name: question.ask })).toBeVisible();
        await axe();
        await page.getByRole('button', { name: 'Words', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Pictures', exact: true })).toBeVisible();
      }
      await page.getByRole('button', { name: 'Back to the field' }).click();
    }
    expect(drawn.size).toBe(7);
  },
);
