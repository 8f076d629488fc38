import { addStudent, openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { enter, signIn } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

// The teacher clicks six times from My Classrooms to the new class, and once to undo it.
test(
  'a class moves to the next school year, a student signs in there, and the teacher undoes it',
  LONG,
  async ({ page, browser, axe }) => {
    const teacher = await readyTeacher(page);
    const { classRoomId } = await openClassroom(page, teacher.session, 'Room 7 Foxes');
    const mover = await addStudent(page, teacher.session, classRoomId);
    await addStudent(page, teacher.session, classRoomId);

    await enter(page, teacher, '/classrooms');
    let clicks = 0;
    const click = async (role: 'button' | 'menuitem' | 'checkbox', name: string) => {
      clicks += 1;
      await page.getByRole(role, { name }).last().click();
    };
    await click('button', 'More for Room 7 Foxes');
    await click('menuitem', 'Next school year');
    await expect(page.getByText('2 students move, 0 leave')).toBeVisible();
    await axe();
    await click('button', 'Continue');
    await page.getByLabel('Class name').fill('Room 9 Foxes');
    await click('button', 'Continue');
    await click('checkbox', 'Open the login cards to print');
    await click('button', 'Start the new year');
    await expect(page.getByRole('heading', { name: 'Room 9 Foxes' })).toBeVisible();
    await expect(page.getByText('2 of 30 students')).toBeVisible();
    expect(clicks).toBe(6);

    const seat = await (await browser.newContext()).newPage();
    await signIn(seat, mover);
    await expect(seat).toHaveURL('/change-password');
    await seat.getByRole('button', { name: 'Take this one' }).click();
    await expect(seat).toHaveURL('/create-avatar');
    await seat.goto('/classrooms');
    await expect(seat.getByText('Room 9 Foxes')).toBeVisible();

    await click('button', 'Undo the new year');
    await expect(page.getByRole('heading', { name: 'Room 7 Foxes is back' })).toBeFocused();
    expect(clicks).toBe(7);
    await page.getByRole('link', { name: 'Open the student list' }).click();
    await expect(page.getByText('Mika Aho').first()).toBeVisible();
    await seat.reload();
    await expect(seat.getByText('Room 7 Foxes')).toBeVisible();
    await expect(seat.getByText('Room 9 Foxes')).toBeHidden();
    await seat.close();
  },
);
