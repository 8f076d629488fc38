import type { Locator, Page } from '@playwright/test';
import { addStudent, call, openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { demoPerson, enter } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

const whole = { ratio: 1 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rules = (page: Page) => page.getByRole('list', { name: 'Your password needs' });

/** Scrolls the field to the lower edge of the window. */
const TO_THE_LOWER_EDGE = `document.activeElement.scrollIntoView({ block: 'end' })`;

/** Expects that the list of grades opens completely, wherever the field is. */
const expectRoomForList = async (page: Page) => {
  const list = page.getByRole('dialog');
  await page.getByRole('button', { name: /Grades you teach/ }).focus();
  await page.evaluate(TO_THE_LOWER_EDGE);
  await page.keyboard.press('Enter');
  await expect(list).toBeInViewport(whole);
  expect((await list.boundingBox())?.height).toBeGreaterThan(300);
  await list.getByRole('button', { name: 'Done' }).click();
};

/** A teacher with a classroom and a student who has to choose a password. */
const makeClass = async (page: Page, name: string) => {
  const teacher = await readyTeacher(page);
  const { classRoomId } = await openClassroom(page, teacher.session, name);
  const student = await addStudent(page, teacher.session, classRoomId);
  return { teacher, classRoomId, student };
};

test.describe('Chromebook window', () => {
  test.use({ viewport: { width: 1366, height: 657 } });

  // @proves S-small-windows
  test('users see the buttons and the password rules of every form', async ({ page }) => {
    await page.goto('/sign-up/parent');
    await expect(rules(page)).toBeInViewport(whole);
    await expect(button(page, 'Sign Up')).toBeInViewport(whole);
    await page.goto('/sign-up/educator');
    await expect(button(page, 'Sign Up')).toBeInViewport(whole);
    await page.getByLabel('Password', { exact: true }).focus();
    await expect(rules(page)).toBeInViewport(whole);
    // The click also checks that the rules are not covered.
    await rules(page).getByText('1 special character').click();

    for (const who of [
      'Student with an avatar',
      'Teacher, approved',
      'Parent of two, adult check done',
    ]) {
      await enter(page, demoPerson(who), '/profile');
      await expect(button(page, 'Save')).toBeInViewport(whole);
      if (who === 'Teacher, approved') await expectRoomForList(page);
      await page.goto('/change-password');
      await expect(button(page, 'Save')).toBeInViewport(whole);
      await expect(rules(page)).toBeInViewport(whole);
    }
    await page.goto('/linked-child');
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await expect(button(page, 'Save')).toBeInViewport(whole);
    await page.goto('/linked-child');
    await button(page, 'Add Child').click();
    await expect(button(page, 'Link Child')).toBeInViewport(whole);

    const { teacher, classRoomId } = await makeClass(page, 'Room 9');
    await enter(page, teacher, `/edit-classroom/${classRoomId}`);
    await expect(button(page, 'Save')).toBeInViewport(whole);
  });
});

test(
  'a parent uses the header toggle below 1200 px, closes it with Escape and signs out',
  LONG,
  async ({ page, axe }) => {
    await page.setViewportSize({ width: 1199, height: 800 });
    await enter(page, demoPerson('Parent of two, adult check done'));
    // The header loads before the page, and the page takes the focus when it loads.
    await expect(page.getByRole('heading', { level: 1, name: 'My Children' })).toBeVisible();
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.click();
    await expect(page.getByRole('link', { name: 'Change Password' })).toBeVisible();
    await axe();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/sign-in');
  },
);

/** Returns lines of the title and the lead that overlap the drawing beside them. */
const LINES_OVER_A_DRAWING = `(() => {
  const band = document.querySelector('h1').closest('section');
  const picture = [...band.querySelectorAll('svg')].find((one) => one.getBoundingClientRect().width);
  const frame = picture?.getBoundingClientRect();
  // Sky and hills are wider than that, clouds are further left, and the sun's halo is only light.
  const drawn = [...(picture?.querySelectorAll('path, rect, circle:not([opacity]), ellipse, polygon') ?? [])]
    .map((shape) => shape.getBoundingClientRect())
    .filter(({ width }) => width > 0 && width < frame.width / 2)
    .filter(({ left, width }) => left + width / 2 > frame.left + frame.width * 0.6);
  const lines = [...band.querySelectorAll('h1, p, a:not([aria-label])')]
    .filter((one) => one.offsetParent)
    .flatMap((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      // A title that ends with dots has more lines, which nobody sees.
      const { bottom } = one.getBoundingClientRect();
      return [...range.getClientRects()]
        .filter((box) => box.top < bottom)
        .map((box) => ({ text: one.textContent, box }));
    });
  if (drawn.length === 0) throw new Error('Nothing is drawn');
  return lines
    .filter(({ box }) => drawn.some((shape) =>
      shape.left < box.right && shape.right > box.left && shape.top < box.bottom && shape.bottom > box.top))
    .map(({ text }) => text);
})()`;
const IS_CUT = `(() => {
  const title = document.querySelector('h1');
  const band = title.closest('section').getBoundingClientRect();
  return title.getBoundingClientRect().bottom > band.bottom;
})()`;

test.describe('Phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const expectClear = async (page: Page, path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Poll, because lines break differently before the font and the content have loaded.
    const lines = () => page.evaluate(LINES_OVER_A_DRAWING);
    await expect.poll(lines, { message: path }).toEqual([]);
    await expect.poll(() => page.evaluate(IS_CUT), { message: path }).toBe(false);
  };

  /** Expects the name, then the login on one line, then the buttons. */
  const expectStackedRow = async (page: Page, username: string) => {
    const row = page.getByRole('row').filter({ hasText: username });
    const middleOf = async (part: Locator) => {
      const box = await part.boundingBox();
      if (!box) throw new Error('The row lacks a part');
      return Math.round(box.y + box.height / 2);
    };
    const login = await middleOf(row.getByText(username));
    expect(await middleOf(row.getByText('Mika Aho', { exact: true }))).toBeLessThan(login);
    expect(await middleOf(row.getByRole('button', { name: /^Show/ }))).toBe(login);
    expect(await middleOf(row.getByRole('button', { name: /^Remove/ }))).toBeGreaterThan(login);
  };

  // @proves S-small-windows
  test(
    "users see long titles beside the drawings, and a roster's rows below each other",
    LONG,
    async ({ page }) => {
      const name = 'Explorers of the Northern Meadow and All Its Small Animals';
      const { teacher, classRoomId, student } = await makeClass(page, name);
      await enter(page, teacher, `/add-students/${classRoomId}`);
      await expectStackedRow(page, student.email);
      for (const path of [
        `/list-students/${classRoomId}`,
        '/create-classroom',
        '/change-password',
        '/profile',
        '/account-setup',
        '/library',
        '/submit-content/educator',
      ]) {
        await expectClear(page, path);
      }
      await page.goto('/profile');
      await expectRoomForList(page);

      const parent = demoPerson('Parent of two, adult check done');
      await enter(page, parent, '/progress');
      const { userJson } = await call(page, 'login', {
        userType: 'parent',
        email: parent.email,
        password: parent.password,
      });
      const [child] = JSON.parse(userJson).childDetails;
      for (const path of [
        '/progress',
        `/linked-child/${child.userId}/privacy`,
        '/linked-child',
        '/create-account/child',
        '/change-password',
      ]) {
        await expectClear(page, path);
      }
    },
  );
});
