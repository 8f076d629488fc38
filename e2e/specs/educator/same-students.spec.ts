import { call, openClassroom, readyTeacher, uniqueLetters } from '../../fixtures/classrooms.ts';
import { enter } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

// @proves D-9-one-login
test(
  'a teacher adds an untidy list with known students and prints the new login cards in five clicks',
  LONG,
  async ({ page, axe }) => {
    const teacher = await readyTeacher(page);
    const { session } = teacher;
    const name = uniqueLetters();
    const foxStudents = ['Ethan Davis', 'Harper Lee', 'Katherine Wu'].map((each, row) => {
      const [firstName, lastName] = each.split(' ');
      return { firstName, lastName: `${lastName}${name}`, username: `s${row}${name}` };
    });
    const foxes = await openClassroom(page, session, 'Room 7 Foxes');
    const studentDetails = JSON.stringify(foxStudents);
    const added = { ...session, classRoomId: foxes.classRoomId, studentDetails };
    await call(page, 'addStudentsToClassRoom', added);
    const { classRoomId } = await openClassroom(page, session, 'Reading Group B');
    await enter(page, teacher);
    await page.goto(`/add-students/${classRoomId}`);

    let clicks = 0;
    const click = async (control: ReturnType<typeof page.getByRole>) => {
      clicks += 1;
      await control.click();
    };
    await click(page.getByRole('button', { name: 'Paste or import' }));
    const list = `Davis${name}, Ethan\n1) HARPER LEE${name}\nKat Wu${name}\nNina Flores${name} (IEP)`;
    await page.getByLabel('Class list').fill(list);
    await click(page.getByRole('button', { name: 'Preview' }));
    await expect(page.getByRole('heading', { name: /^Same student as in Room 7/ })).toBeVisible();
    await expect(page.getByText(`s0${name}`)).toBeVisible();
    await axe();
    await click(page.getByRole('radio', { name: 'Same student' }));
    await click(page.getByRole('button', { name: 'Add 4 students' }));
    await expect(page.getByRole('heading', { name: '1 new login' })).toBeVisible();
    await click(page.getByRole('link', { name: 'Print login cards' }).first());
    await expect(page.getByLabel(`Login card of Nina Flores${name}`)).toBeVisible();
    expect(clicks).toBe(5);

    // The known students keep one login in both classes.
    const { allClassroomsDocs } = await call(page, 'getClassroomsByEducator', {
      ...session,
      classRoomId,
      studentsDataFlag: '1',
    });
    const emails = allClassroomsDocs[0].studentData.map(({ email }: { email: string }) => email);
    expect(emails).toEqual(expect.arrayContaining([`s0${name}`, `s1${name}`, `s2${name}`]));
  },
);
