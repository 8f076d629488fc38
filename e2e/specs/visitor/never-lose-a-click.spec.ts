import type { Locator, Page } from '@playwright/test';
import { openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { fillEducator, newEducator } from '../../fixtures/educators.ts';
import { demoPerson, enter, fillSignIn } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

// A string, because the types of this file do not know the browser.
const NEXT_FRAME = 'new Promise((resolve) => requestAnimationFrame(() => resolve()))';
const CLICK_COUNT = 'clickCount';

type ClickTarget = { addEventListener: (name: 'click', listener: () => void) => void };
const countClicks = (button: ClickTarget) => {
  const counter = Object.assign(globalThis, { clickCount: 0 });
  button.addEventListener('click', () => {
    counter.clickCount += 1;
  });
};

/** Waits until the button stops moving and returns its position. */
const stablePosition = async (page: Page, button: Locator) => {
  for (let before = await button.boundingBox(); ; ) {
    await page.evaluate(NEXT_FRAME);
    const now = await button.boundingBox();
    if (!now) throw new Error('The button is not visible.');
    if (now.x === before?.x && now.y === before.y) return now;
    before = now;
  }
};

const submitButton = (field: Locator) =>
  field.locator('xpath=ancestor::form').locator('button[type=submit]');

/** Finds a field on a page with one form. */
const input = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });

/** Presses the mouse button on the button, without releasing it. Returns the button's position. */
const mouseDown = async (page: Page, button: Locator) => {
  await button.scrollIntoViewIfNeeded();
  await button.evaluate(countClicks);
  const position = await stablePosition(page, button);
  await page.mouse.move(position.x + position.width / 2, position.y + position.height / 2);
  await page.mouse.down();
  return position;
};

/**
 * Clears a field and checks that a slow click on the button counts, although the error appears
 * while the mouse button is down.
 */
const leaveInvalid = async (
  page: Page,
  field: Locator,
  button = submitButton(field),
  { isCheckedOnBlur = true } = {},
) => {
  await field.fill('');
  await expect(button).toBeEnabled();
  const before = await mouseDown(page, button);
  if (isCheckedOnBlur) await expect(field).toHaveAttribute('aria-invalid', 'true');
  const whileDown = await stablePosition(page, button);
  await page.mouse.up();
  const description = `${page.url()}: ${await button.innerText()}`;
  expect.soft(await page.evaluate(CLICK_COUNT), description).toBe(1);
  // A button moves by one pixel while it is held down.
  expect.soft(Math.abs(whileDown.y - before.y), description).toBeLessThanOrEqual(1);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
};

/** Opens pages with one form each and leaves the named field invalid. */
const leaveEachInvalid = async (
  page: Page,
  forms: readonly (readonly [path: string, label: string])[],
) => {
  for (const [path, label] of forms) {
    await page.goto(path);
    await leaveInvalid(page, input(page, label));
  }
};

// @proves S-press-kept
test("a visitor's click counts in every form, whatever error it reveals", async ({ page }) => {
  await leaveEachInvalid(page, [
    ['/sign-in/parent', 'Email Address'],
    ['/sign-in/student', 'Username'],
    ['/sign-in/educator', 'Email Address'],
    ['/sign-up/parent', 'First Name'],
    ['/forgotpassword', 'Email Address'],
    ['/resetpassword/someone@mail.example/token', 'Confirm Password'],
    ['/console', 'Email Address'],
  ]);
  for (const kind of ['Teacher with a school code', 'School or district', 'Individual teacher']) {
    await page.goto('/sign-up/educator');
    await page.getByRole('radio', { name: kind }).check();
    await leaveInvalid(page, input(page, 'Last Name'));
  }
  // The one-time code is in the middle of that form.
  await fillEducator(page, 'Individual teacher', newEducator());
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(input(page, 'Code')).toBeFocused();
  await leaveInvalid(page, input(page, 'Last Name'), page.getByRole('button', { name: 'Verify' }));
});

test(
  "a student's click counts while joining a class, and a parent's in the card form",
  LONG,
  async ({ page }) => {
    const { session } = await readyTeacher(page);
    const { classCode } = await openClassroom(page, session, 'Room 7');
    await page.goto('/student');
    await leaveInvalid(page, input(page, 'Class or student code'));
    await input(page, 'Class or student code').fill(classCode);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'No, make my login' }).click();
    await leaveInvalid(page, input(page, 'First Name'));

    await page.goto('/sign-in/parent');
    await fillSignIn(page, demoPerson('Parent, adult check not done'));
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await leaveInvalid(page, input(page, 'Cardholder name'));
  },
);

test("a parent's click counts in every form", LONG, async ({ page }) => {
  await enter(page, demoPerson('Parent of two, adult check done'));
  await page.getByRole('button', { name: 'Add Child' }).click();
  await leaveInvalid(page, page.getByRole('dialog').getByLabel('First Name'));
  await page.goto('/linked-child');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await leaveInvalid(page, page.getByRole('dialog').getByLabel('First Name'));
  await page.goto('/create-account/child');
  const linkAll = page.getByRole('button', { name: 'Link Child(ren)' });
  await leaveInvalid(page, input(page, 'First Name'), linkAll);
  await leaveEachInvalid(page, [
    ['/profile', 'First Name'],
    ['/change-password', 'Current Password'],
  ]);
});

test("an educator's click counts in every form", LONG, async ({ page }) => {
  const teacher = await readyTeacher(page);
  const { classRoomId } = await openClassroom(page, teacher.session, 'Room 8');
  await enter(page, teacher, '/create-classroom');
  await leaveInvalid(page, input(page, 'Classroom Name'));
  await leaveEachInvalid(page, [
    [`/edit-classroom/${classRoomId}`, 'Classroom Name'],
    ['/profile', 'First Name'],
  ]);
  await page.goto('/submit-content/educator');
  const plan = input(page, 'Qualifications');
  await leaveInvalid(page, plan, submitButton(plan), { isCheckedOnBlur: false });
  await page.goto(`/add-students/${classRoomId}`);
  const first = page.getByRole('textbox', { name: /^First Name/ }).first();
  await first.fill('Noah');
  const username = page.getByRole('textbox', { name: /^Username/ }).first();
  await leaveInvalid(page, username, submitButton(username), { isCheckedOnBlur: false });
});

test(
  "a click counts in an educator's account setup and when a student changes the password",
  LONG,
  async ({ page }) => {
    await enter(page, demoPerson('Teacher, waiting for approval'), '/account-setup');
    await leaveInvalid(page, input(page, 'No. of Students in class'));
    await leaveEachInvalid(page, [['/account-setup/district', 'School Name']]);
    await enter(page, demoPerson('Teacher who still has to enter a school code'), '/account-setup');
    await leaveInvalid(page, input(page, 'School Code'));
    await enter(page, demoPerson('Student with an avatar'), '/change-password');
    await leaveInvalid(page, input(page, 'Current Password'));
  },
);

const FORGOT = { path: '/forgotpassword', label: 'Email Address' };

test.describe('Touch and keyboard', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a visitor's tap counts, and Tab shows errors at once", async ({ page }) => {
    await page.goto(FORGOT.path);
    const field = input(page, FORGOT.label);
    const button = submitButton(field);
    await button.evaluate(countClicks);
    await field.tap();
    await button.tap();
    expect(await page.evaluate(CLICK_COUNT)).toBe(1);
    await expect(field).toHaveAttribute('aria-invalid', 'true');

    await page.goto('/sign-in/parent');
    await input(page, 'Email Address').focus();
    await page.keyboard.press('Tab');
    await expect(input(page, 'Email Address')).toHaveAttribute('aria-invalid', 'true');
  });
});
