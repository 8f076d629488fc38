import type { Locator } from '@playwright/test';
import { addStudent, openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { enter, signIn } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

test(
  'a teacher puts one student in three classes with one login, removes the student and brings them back',
  LONG,
  async ({ page, browser, axe }) => {
    const teacher = await readyTeacher(page);
    const { classRoomId: first } = await openClassroom(page, teacher.session, 'Room 1 Otters');
    await openClassroom(page, teacher.session, 'Room 2 Foxes');
    const { classRoomId: third } = await openClassroom(page, teacher.session, 'Room 3 Hares');
    const student = await addStudent(page, teacher.session, first);
    let clicks = 0;
    const click = async (target: Locator) => {
      await target.click();
      clicks += 1;
    };
    const dialog = page.getByRole('dialog');

    await enter(page, teacher, `/list-students/${first}`);
    await click(page.getByRole('checkbox', { name: 'Select Mika Aho' }));
    await axe();
    await click(page.getByRole('button', { name: 'Copy to class' }));
    await click(dialog.getByText('Room 2 Foxes'));
    await axe();
    await click(dialog.getByRole('button', { name: 'Copy 1 student' }));
    await expect(page.getByText('Mika Aho is in Room 2 Foxes too.')).toBeVisible();
    expect(clicks).toBe(4);

    await page.goto(`/list-students/${third}`);
    clicks = 0;
    await click(page.getByRole('button', { name: 'Add from another class' }).first());
    await dialog.getByLabel('Class').selectOption({ label: 'Room 1 Otters (1 student)' });
    await click(dialog.getByText('Mika Aho'));
    await axe();
    await click(dialog.getByRole('button', { name: 'Add 1 student' }));
    await expect(page.getByRole('cell', { name: student.email })).toBeVisible();
    expect(clicks).toBe(3);

    clicks = 0;
    await click(page.getByRole('button', { name: 'More for Mika Aho' }));
    await click(page.getByRole('menuitem', { name: 'Remove' }));
    await expect(page.getByRole('heading', { name: 'No students yet' })).toBeVisible();
    await axe();
    await page.reload();
    await click(page.getByRole('button', { name: 'Bring back Mika Aho' }));
    await expect(page.getByRole('cell', { name: student.email })).toBeVisible();
    expect(clicks).toBe(3);

    const seat = await (await browser.newContext()).newPage();
    await signIn(seat, student);
    await expect(seat).toHaveURL('/change-password');
    await seat.getByRole('button', { name: 'Take this one' }).click();
    await expect(seat).toHaveURL('/create-avatar');
    await seat.goto('/classrooms');
    for (const name of ['Room 1 Otters', 'Room 2 Foxes', 'Room 3 Hares']) {
      await expect(seat.getByText(name)).toBeVisible();
    }
    await seat.close();
  },
);
