import type { Locator, Page } from '@playwright/test';
import { addStudent, call, openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { demoPerson, enter } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const whole = { ratio: 1 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rules = (page: Page) => page.getByRole('list', { name: 'Your password needs' });

test.describe('Chromebook window', () => {
  test.use({ viewport: { width: 1366, height: 657 } });

  // @proves S-small-windows
  test('a user sees Save on every profile, and the password rules and Save on the password page', async ({
    page,
  }) => {
    for (const person of [
      'Parent of two, adult check done',
      'Teacher, approved',
      'Student with an avatar',
    ]) {
      await enter(page, demoPerson(person), '/profile');
      await expect(button(page, 'Save')).toBeInViewport(whole);
      await page.goto('/change-password');
      await expect(button(page, 'Save')).toBeInViewport(whole);
      await expect(rules(page)).toBeInViewport(whole);
    }
    const teacher = await readyTeacher(page);
    const { classRoomId } = await openClassroom(page, teacher.session, 'Room 10');
    const student = await addStudent(page, teacher.session, classRoomId);
    await enter(page, student, '/change-password');
    await expect(rules(page)).toBeInViewport(whole);
    await expect(button(page, 'Take this one')).toBeInViewport(whole);
  });

  // @proves S-small-windows
  test('a visitor who signs up sees the password rules and the button', async ({ page }) => {
    await page.goto('/sign-up/parent');
    await expect(rules(page)).toBeInViewport(whole);
    await expect(button(page, 'Sign Up')).toBeInViewport(whole);
    await page.goto('/sign-up/educator');
    await expect(button(page, 'Sign Up')).toBeInViewport(whole);
    await page.getByLabel('Password', { exact: true }).focus();
    await expect(rules(page)).toBeInViewport(whole);
    // The click also checks that the rules are not covered.
    await rules(page).getByText('1 special character').click();
  });

  test('a teacher and a parent see the buttons of the classroom and child forms', async ({
    page,
  }) => {
    const teacher = await readyTeacher(page);
    const { classRoomId } = await openClassroom(page, teacher.session, 'Room 9');
    await enter(page, teacher, `/edit-classroom/${classRoomId}`);
    await expect(button(page, 'Save')).toBeInViewport(whole);
    await enter(page, demoPerson('Parent of two, adult check done'));
    await button(page, 'Add Child').click();
    await expect(button(page, 'Link Child')).toBeInViewport(whole);
    await page.goto('/linked-child');
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await expect(button(page, 'Save')).toBeInViewport(whole);
  });
});

/** Scrolls the field to the lower edge of the window. */
const TO_THE_LOWER_EDGE = `document.activeElement.scrollIntoView({ block: 'end' })`;

// @proves S-small-windows
test("a teacher's list opens where there is enough room", async ({ page }) => {
  await enter(page, demoPerson('Teacher, approved'), '/profile');
  const field = page.getByRole('button', { name: /Grades you teach/ });
  const list = page.getByRole('dialog');
  for (const [width, height] of [
    [1366, 657],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await field.focus();
    await page.evaluate(TO_THE_LOWER_EDGE);
    await page.keyboard.press('Enter');
    await expect(list).toBeInViewport(whole);
    expect((await list.boundingBox())?.height).toBeGreaterThan(300);
    await list.getByRole('button', { name: 'Done' }).click();
  }
});

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

  test('a teacher sees a roster with the name, the login on one line and the buttons below', async ({
    page,
  }) => {
    const teacher = await readyTeacher(page);
    const { classRoomId } = await openClassroom(page, teacher.session, 'Room 16');
    const { email } = await addStudent(page, teacher.session, classRoomId);
    await enter(page, teacher, `/add-students/${classRoomId}`);
    const row = page.getByRole('row').filter({ hasText: email });
    const middleOf = async (part: Locator) => {
      const box = await part.boundingBox();
      if (!box) throw new Error('The row lacks a part');
      return Math.round(box.y + box.height / 2);
    };
    const username = await middleOf(row.getByText(email));
    expect(await middleOf(row.getByText('Mika Aho', { exact: true }))).toBeLessThan(username);
    expect(await middleOf(row.getByRole('button', { name: /^Show/ }))).toBe(username);
    expect(await middleOf(row.getByRole('button', { name: /^Remove/ }))).toBeGreaterThan(username);
  });

  // @proves S-small-windows
  test("a teacher's long titles do not overlap the drawings", async ({ page }) => {
    const teacher = await readyTeacher(page);
    const name = 'Explorers of the Northern Meadow and All Its Small Animals';
    const { classRoomId } = await openClassroom(page, teacher.session, name);
    await enter(page, teacher, '/classrooms');
    for (const path of [
      `/list-students/${classRoomId}`,
      `/class-progress/${classRoomId}`,
      '/create-classroom',
      '/change-password',
      '/profile',
      '/account-setup',
      '/library',
      '/submit-content/educator',
    ]) {
      await expectClear(page, path);
    }
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
  });
});
