import type { Page } from '@playwright/test';
import type { Row } from '@wonderfield/contract/play/game-calls';
import { FIELDS, KEYBOARD, MOUSE } from '@wonderfield/tools/input-methods';
import { watchRows } from '@wonderfield/tools/portal/watch-rows';
import { call, openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { expectToFit } from '../../fixtures/expect-to-fit.ts';
import { parentOf } from '../../fixtures/families.ts';
import { enter } from '../../fixtures/people.ts';
import {
  expectHarvest,
  nameAvatar,
  openGame,
  playRow,
  playSessionOf,
  preferWords,
  startRow,
} from '../../fixtures/playing.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

test('a student grows three rows by mouse, keyboard and plain mode, and parent and teacher see the progress', async ({
  page,
  browser,
  axe,
}) => {
  // Thirteen questions are drawn, and frames are slow without a graphics card.
  test.slow();
  const family = await parentOf(page, 'Ines');
  const teacher = await readyTeacher(page);
  const room = await openClassroom(page, teacher.session, 'Room 9 Readers');
  const joining = { ...family.session, code: room.classCode, requestUserId: family.child.userId };
  await call(page, 'joinClassroom', joining);

  watchRows(page);
  await enter(page, family.child);
  await page.getByLabel('Avatar name').fill('BoldWren');
  await page.getByRole('button', { name: 'Play Now' }).click();
  // Without a graphics card, rendering cost grows with the pixels, so use the smallest window with
  // a whole field.
  await page.setViewportSize({ width: 992, height: 560 });
  await expect(page.getByRole('button', { name: 'Math Mill, growing: Seed' })).toBeVisible();
  await axe();

  await page.setViewportSize({ width: 360, height: 640 });
  await playRow(page, { row: await startRow(page), hand: MOUSE, misses: [1] });
  await expectHarvest(page);
  await axe();
  await expect(page.getByText('One came back and you got it the second time.')).toBeVisible();

  await playRow(page, { row: await startRow(page, { hand: KEYBOARD }), hand: KEYBOARD });
  await expectHarvest(page);

  await page.getByRole('button', { name: 'Words', exact: true }).click();
  const row = await startRow(page);
  await expectToFit(page, axe);
  await playRow(page, { row, hand: FIELDS });
  await expectHarvest(page);
  await expect(page.getByText('A hedgehog moved in')).toBeVisible();
  await axe();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Back to the field|Look around/ })
    .click();

  // Another device shows the same field. Words are a choice of each device.
  const tablet = await (await browser.newContext()).newPage();
  await tablet.setViewportSize({ width: 992, height: 560 });
  await openGame(tablet, family.child);
  await tablet.getByRole('button', { name: 'Words', exact: true }).click();
  const placesOn = (device: Page) => device.getByRole('main').getByRole('listitem');
  await expect(placesOn(page).first()).toContainText('3 rows finished.');
  await expect(placesOn(page).first()).toContainText('A robin and a hedgehog live here.');
  // The next rows differ per device, because each has its own offline rows.
  const grownOn = (device: Page) => placesOn(device).getByText(/(rows? finished|rows yet)\./);
  await expect(grownOn(tablet)).toHaveText(await grownOn(page).allTextContents());
  const platesOf = async (device: Page) => {
    await device.getByRole('button', { name: 'Pictures', exact: true }).click();
    const places = device.getByRole('group', { name: 'Places in your field' });
    return places.ariaSnapshot();
  };
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await platesOf(tablet)).toBe(await platesOf(page));

  // Six questions per row. A repeated question counts once.
  await enter(page, family, '/progress');
  await expect(page.getByRole('heading', { name: "Ines's week" })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^18$/ })).toBeVisible();

  // The table needs a wide window. A phone shows one student at a time.
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, teacher, '/classrooms');
  await page.getByRole('link', { name: 'Progress' }).click();
  await expect(page).toHaveURL(`/class-progress/${room.classRoomId}`);
  await expect(page.getByRole('columnheader', { name: 'Ines Nair' })).toBeVisible();
  await expect(
    page
      .getByRole('gridcell', {
        name: /^(Not enough yet|(Seed|Sprout|Leaf|Bud), level \d), \d+ question/,
      })
      .first(),
  ).toBeVisible();
});

const levelsIn = ({ tasks }: Row) => tasks.reduce((sum, { level }) => sum + level, 0);

test(
  'a parent changes the settings, the next row is easier and an excluded place is inactive',
  LONG,
  async ({ page, browser }) => {
    const family = await parentOf(page, 'Ines', { subject: '["math","music"]' });
    await nameAvatar(page, family.child, 'BoldWren');
    await preferWords(page, family.child);
    await openGame(page, family.child);
    const before = await startRow(page, { place: 'Math Mill' });
    await playRow(page, { row: before, hand: FIELDS });
    await expectHarvest(page);

    const atHome = await (await browser.newContext()).newPage();
    await enter(atHome, family);
    await atHome.getByRole('button', { name: 'Edit Ines' }).click();
    const dialog = atHome.getByRole('dialog', { name: 'Edit Ines' });
    await dialog.getByLabel('Difficulty').selectOption('Easy');
    await dialog.getByLabel('Time in the game').selectOption('30 minutes a day');
    await dialog.getByRole('button', { name: 'Subjects Math, Music' }).click();
    await atHome.getByRole('checkbox', { name: 'Music' }).uncheck();
    await atHome.getByRole('button', { name: 'Done' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();

    // The row gets easier although all answers were right. Offline rows are dealt again when the
    // field opens.
    const dealtAnew = page.waitForResponse('**/play/takeRowsAlong');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Back to the field|Look around/ })
      .click();
    await dealtAnew;
    const meadowRests = page.getByRole('listitem').filter({ hasText: 'Music Meadow' });
    await expect(meadowRests).toContainText('Resting. What grew here stays.');
    const after = await startRow(page);
    expect(levelsIn(after)).toBeLessThan(levelsIn(before));
    await page.getByRole('button', { name: 'Back to the field' }).click();
    const meadow = page.getByRole('listitem').filter({ hasText: 'Music Meadow' });
    await expect(meadow).toContainText('Resting. What grew here stays.');
    await expect(meadow.getByRole('button')).toBeHidden();
    // The server rejects a row of the excluded subject too.
    const playSession = await playSessionOf(page, family.child);
    const form = { playSession, subject: 'music' };
    const response = await page.request.post('/play/dealRow', { form });
    expect(await response.json()).toMatchObject({ msgCode: 'PLY_002' });

    await atHome.reload();
    await atHome.getByRole('button', { name: 'Edit Ines' }).click();
    await expect(dialog.getByLabel('Difficulty')).toHaveValue('easy');
    await expect(dialog.getByLabel('Time in the game')).toHaveValue('30');
    await expect(dialog.getByRole('button', { name: 'Subjects Math', exact: true })).toBeVisible();
  },
);
