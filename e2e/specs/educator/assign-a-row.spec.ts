import { FIELDS } from '@wonderfield/tools/input-methods';
import { call, openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { parentOf } from '../../fixtures/families.ts';
import { enter } from '../../fixtures/people.ts';
import {
  expectHarvest,
  missRow,
  nameAvatar,
  openGame,
  playRow,
  preferWords,
  startAssigned,
} from '../../fixtures/playing.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

// @proves D-6-assignments
test(
  'a teacher assigns a row to a student who needs help, and only that student sees and plays it',
  LONG,
  async ({ page, browser }) => {
    const teacher = await readyTeacher(page);
    const room = await openClassroom(page, teacher.session, 'Room 9 Growers');
    const [family, other] = [await parentOf(page, 'Ines'), await parentOf(page, 'Omar')];
    for (const { session, child } of [family, other]) {
      const joining = { ...session, code: room.classCode, requestUserId: child.userId };
      await call(page, 'joinClassroom', joining);
      await nameAvatar(page, child, 'BoldWren');
      await preferWords(page, child);
    }
    await missRow(page, family.child);

    // The group that needs help gets a row with one click, and is then marked as assigned.
    await enter(page, teacher, `/class-progress/${room.classRoomId}`);
    await expect(page.getByText('Nothing is assigned right now.')).toBeVisible();
    const help = page.getByRole('region', { name: 'Needs help today' });
    await help.getByRole('button', { name: 'Assign a row to Ines' }).click();
    await expect(help.getByText('Assigned', { exact: true })).toBeVisible();
    const card = page.getByRole('region', { name: 'Assigned rows' });
    await expect(card.getByText('0 of 1 done')).toBeVisible();

    // The row comes first in the student's field and disappears when it is done.
    const tablet = await (await browser.newContext()).newPage();
    await openGame(tablet, family.child);
    const first = tablet.getByRole('main').getByRole('listitem').first();
    await expect(first).toContainText(/^From Nora Vance: .+, for .+Start this row$/);
    await playRow(tablet, { row: await startAssigned(tablet), hand: FIELDS, misses: [2] });
    await expectHarvest(tablet);
    await tablet
      .getByRole('main')
      .getByRole('button', { name: /Back to the field|Look around/ })
      .click();
    await expect(first).toContainText('Math Mill');
    await expect(tablet.getByText('From Nora Vance')).toBeHidden();

    // The other student does not see the row.
    await openGame(tablet, other.child);
    await expect(tablet.getByRole('heading', { name: 'Your field' })).toBeVisible();
    await expect(tablet.getByText('From Nora Vance')).toBeHidden();
    await tablet.close();

    // The class page shows the progress.
    await page.reload();
    await expect(card.getByText('1 of 1 done')).toBeVisible();
    await card.getByRole('button', { name: /Show names$/ }).click();
    await expect(card.getByText('Ines Nair')).toContainText('5 of 6 right on the first try');

    // A withdrawn row disappears, and played answers stay.
    await card.getByRole('button', { name: /^Withdraw / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(card.getByText('Nothing is assigned right now.')).toBeVisible();
    await card.getByRole('button', { name: 'Show earlier rows' }).click();
    await expect(card.getByRole('list', { name: 'Earlier rows' })).toContainText('1 of 1 done');
  },
);
