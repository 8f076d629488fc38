import type { Page } from '@playwright/test';
import { call, readyTeacher, uniqueLetters } from '../../fixtures/classrooms.ts';
import { fakeCamera } from '../../fixtures/fake-camera.ts';
import { enter } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const AN_HOUR_MS = 3_600_000;
type Session = { sessionToken: string; userId: string };

/** Adds a student with an avatar name. */
const addStudent = async (page: Page, about: Session & { classRoomId: string }, name: string) => {
  const letters = uniqueLetters();
  const student = { firstName: `Mika${letters}`, lastName: 'Aho', username: `mika${letters}` };
  const studentDetails = JSON.stringify([student]);
  const { studentData } = await call(page, 'addStudentsToClassRoom', { ...about, studentDetails });
  const [{ userId: id, email, studentPassword }] = studentData;
  const password = Buffer.from(studentPassword, 'base64').toString();
  const opened = await call(page, 'login', { email, password, userType: 'student' });
  const own = { sessionToken: opened.sessionToken, userId: String(id) };
  await call(page, 'saveAvatarName', { ...own, avatarName: name, avatarPreview: 'bloom-3' });
  await call(page, 'logout', own);
  return { id: String(id), name, firstName: student.firstName };
};

/** Creates an open class with students. */
const makeOpenClass = async (page: Page, names: string[]) => {
  const teacher = await readyTeacher(page);
  const { session } = teacher;
  const { classRoomId } = await call(page, 'createClassRoom', {
    ...session,
    classRoomName: 'Room 12 Explorers',
    teacherName: 'Nora Vance',
    classRoomGrade: '1',
    classRoomSubject: 'math',
    noOfStudents: '30',
  });
  const about = { ...session, classRoomId: String(classRoomId) };
  const students = [];
  for (const name of names) students.push(await addStudent(page, about, name));
  const openUntil = new Date(Date.now() + AN_HOUR_MS).toISOString();
  await call(page, 'openClass', { ...about, openUntil });
  return { teacher, about, students };
};

/** Everything that the browser stores for the portal. */
const storedTexts = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

// @proves S-shared-device, S-picture-sign-in, R-open-class, S-welcome-back
test('students share a device, find nothing of each other, and leave when the class closes', async ({
  page,
  context,
}) => {
  const { teacher, about, students } = await makeOpenClass(page, ['OtterOne', 'OtterTwo']);
  const [first] = students;
  const about1 = { ...about, studentIds: JSON.stringify([first?.id]) };
  await call(page, 'setSignInMethod', { ...about1, method: 'pictures' });
  const { pictures } = await call(page, 'showPictures', about1);

  // The teacher opens the class on the device, and is signed out there.
  await enter(page, teacher, `/class-live/${about.classRoomId}`);
  await page.getByRole('button', { name: 'Open on this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out and open' }).click();
  await expect(page).toHaveURL('/class');

  // A tile and three pictures, with nothing to type.
  await page.getByRole('button', { name: 'OtterOne', exact: true }).click();
  for (const picture of pictures[0].pictures) {
    await page.getByRole('button', { name: picture, exact: true }).click();
  }
  await expect(page).toHaveURL(/\/game\/$/);
  await expect(page.getByRole('banner')).toContainText('OtterOne');

  // Back to the class and done, with one tap each.
  await page.getByRole('link', { name: 'Back to my class' }).click();
  await page.getByRole('button', { name: 'Done? Tap here' }).click();
  await expect(page.getByText('Bye, OtterOne')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();

  // The next student finds nothing in the storage, and nothing with Back.
  expect(await storedTexts(page)).not.toMatch(
    new RegExp(`OtterOne|${first?.firstName}|sessionToken`),
  );
  expect(await context.cookies()).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await expect(page.getByText('is signed in on this device')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/class');

  // The teacher closes the class on another device.
  const { email, password } = teacher;
  const { sessionToken } = await call(page, 'login', { email, password, userType: 'educator' });
  await call(page, 'closeClass', { ...about, sessionToken });
  await expect(page.getByText('The class is closed. Ask your teacher.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'OtterTwo' })).toBeDisabled();
});

// @proves R-card-sign-in, R-card-link
test('a student shows a card to the camera, and the same card as a link, with nothing to type', async ({
  page,
  browser,
}) => {
  const { about, students } = await makeOpenClass(page, ['OtterOne']);
  const studentIds = JSON.stringify(students.map(({ id }) => id));
  await call(page, 'setSignInMethod', { ...about, studentIds, method: 'scan' });
  const { cards } = await call(page, 'issueCards', { ...about, studentIds });
  const camera = await fakeCamera(page);
  await page.goto('/sign-in/student');
  await page.getByRole('link', { name: 'Show your card' }).click();
  await expect(page.getByText('Looking for your card')).toBeVisible();
  const address = `${new URL(page.url()).origin}/card#${cards[0].cardCode}`;
  await camera.show(address);
  await expect(page.getByRole('heading', { name: 'Welcome back, OtterOne' })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('banner')).toContainText('OtterOne');

  const phone = await browser.newContext();
  const link = await phone.newPage();
  await link.goto(address);
  await expect(link.getByRole('heading', { name: 'Welcome back, OtterOne' })).toBeVisible();
  expect(link.url()).not.toContain(cards[0].cardCode);
  await phone.close();
});
