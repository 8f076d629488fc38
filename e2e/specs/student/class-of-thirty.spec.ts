import type { Page } from '@playwright/test';
import { call, readyTeacher, uniqueLetters } from '../../fixtures/classrooms.ts';
import { fakeCamera } from '../../fixtures/fake-camera.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

const STUDENTS = 30;
const AN_HOUR_MS = 3_600_000;
/** Names of twelve characters at most that contain no part of a real name. */
const avatarName = (index: number) => `Otter${String.fromCharCode(65 + (index % 26))}${index}`;

type Session = { sessionToken: string; userId: string };
type Login = { email: string; password: string; id: string };

const openRoom = async (page: Page, session: Session) => {
  const { classRoomId } = await call(page, 'createClassRoom', {
    ...session,
    classRoomName: 'Room 30',
    teacherName: 'Nora Vance',
    classRoomGrade: '4',
    classRoomSubject: 'math',
    noOfStudents: '40',
  });
  const openUntil = new Date(Date.now() + AN_HOUR_MS).toISOString();
  const { liveClass } = await call(page, 'openClass', { ...session, classRoomId, openUntil });
  return { classRoomId: String(classRoomId), code: String(liveClass.classCode) };
};

/** Adds thirty students, each with an avatar name. */
const addClass = async (page: Page, session: Session, classRoomId: string): Promise<Login[]> => {
  const lines = Array.from({ length: STUDENTS }, () => {
    const letters = uniqueLetters();
    return { firstName: `Mika${letters}`, lastName: 'Aho', username: `mika${letters}` };
  });
  const studentDetails = JSON.stringify(lines);
  const added = await call(page, 'addStudentsToClassRoom', {
    ...session,
    classRoomId,
    studentDetails,
  });
  const logins = added.studentData.map(
    (student: { userId: string; email: string; studentPassword: string }) => ({
      id: student.userId,
      email: student.email,
      password: Buffer.from(student.studentPassword, 'base64').toString(),
    }),
  );
  for (const [index, { email, password }] of logins.entries()) {
    const opened = await call(page, 'login', { email, password, userType: 'student' });
    const own = { sessionToken: opened.sessionToken, userId: JSON.parse(opened.userJson).userId };
    const named = { avatarName: avatarName(index), avatarPreview: 'bloom-3' };
    await call(page, 'saveAvatarName', { ...own, ...named });
    await call(page, 'logout', own);
  }
  return logins;
};

/** Waits for the game, then leaves it for the next student. */
const expectGameAndLeave = async (page: Page, index: number) => {
  await expect(page).toHaveURL(/\/game\/$/);
  await expect(page.getByRole('banner')).toContainText(avatarName(index));
  await page.goto('/class?done=1');
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
};

const makeClass = async (page: Page) => {
  const { session } = await readyTeacher(page);
  const room = await openRoom(page, session);
  const students = await addClass(page, session, room.classRoomId);
  const about = {
    ...session,
    classRoomId: room.classRoomId,
    studentIds: JSON.stringify(students.map(({ id }) => id)),
  };
  return { room, students, about };
};

const enterClass = async (page: Page, code: string) => {
  await page.goto(`/class#${code.replace('-', '')}`);
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
};

test(
  'thirty students show their cards one after another and are in the game',
  LONG,
  async ({ page }) => {
    test.setTimeout(600_000);
    const { room, students, about } = await makeClass(page);
    await call(page, 'setSignInMethod', { ...about, method: 'scan' });
    const { cards } = await call(page, 'issueCards', about);
    const camera = await fakeCamera(page);
    await enterClass(page, room.code);
    for (const [index, student] of students.entries()) {
      const card = cards.find(({ userId }: { userId: string }) => userId === student.id);
      await page.goto('/sign-in/card');
      await expect(page.getByText('Looking for your card')).toBeVisible();
      const { origin } = new URL(page.url());
      await camera.show(`${origin}/card#${card.cardCode}`);
      await expectGameAndLeave(page, index);
    }
  },
);

test(
  'thirty students tap their pictures one after another and are in the game',
  LONG,
  async ({ page }) => {
    test.setTimeout(600_000);
    const { room, students, about } = await makeClass(page);
    await call(page, 'setSignInMethod', { ...about, method: 'pictures' });
    const { pictures } = await call(page, 'showPictures', about);
    await enterClass(page, room.code);
    for (const [index, student] of students.entries()) {
      const own = pictures.find(({ userId }: { userId: string }) => userId === student.id);
      await page.getByRole('button', { name: new RegExp(`^${avatarName(index)}\\b`) }).click();
      for (const picture of own.pictures) {
        await page.getByRole('button', { name: picture, exact: true }).click();
      }
      await expectGameAndLeave(page, index);
    }
  },
);

test(
  'thirty students type their words one after another and are in the game',
  LONG,
  async ({ page }) => {
    test.setTimeout(600_000);
    const { room, students, about } = await makeClass(page);
    await call(page, 'setSignInMethod', { ...about, method: 'words' });
    const { passwords } = await call(page, 'showRosterPasswords', about);
    await enterClass(page, room.code);
    for (const [index, student] of students.entries()) {
      const own = passwords.find(({ userId }: { userId: string }) => userId === student.id);
      const password = Buffer.from(own.studentPassword, 'base64').toString();
      // With the username, a student types 22 characters at most.
      expect(password.length + 8).toBeLessThanOrEqual(22);
      await page.getByRole('button', { name: new RegExp(`^${avatarName(index)}\\b`) }).click();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expectGameAndLeave(page, index);
    }
  },
);
