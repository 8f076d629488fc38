import { makeDuplicates, openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { enter, fillSignIn, signIn } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

// @proves S-twins
test(
  'a teacher merges two accounts of a student and undoes the merge',
  LONG,
  async ({ page, browser }) => {
    const teacher = await readyTeacher(page);
    const room = await openClassroom(page, teacher.session, 'Room 9 Gardeners');
    const khloe = await makeDuplicates(page, teacher.session, room);
    await enter(page, teacher, `/list-students/${room.classRoomId}`);
    await expect(
      page.getByText('Chloe Nguyen and Khloe Nguyen may be the same student.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('radio', { name: /keep Chloe Nguyen’s login/ }).check();
    await page.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByRole('heading', { name: 'Students (1 of 30)' })).toBeVisible();

    // The student with the merged login sees which login to use.
    const layout = await (await browser.newContext()).newPage();
    await signIn(layout, khloe);
    await expect(layout.getByRole('alert')).toContainText(
      'You have another login now. Please sign in with that one, or ask your teacher.',
    );

    // The undo is still available after the toast disappeared.
    await page.reload();
    await page.getByRole('button', { name: 'Undo merge of Chloe Nguyen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click();
    await expect(page.getByRole('heading', { name: 'Students (2 of 30)' })).toBeVisible();
    await fillSignIn(layout, khloe);
    await expect(layout).not.toHaveURL('/sign-in/student');
    await layout.close();
  },
);
