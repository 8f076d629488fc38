import type { Locator, Page } from '@playwright/test';
import { openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { fillEducator, newEducator } from '../../fixtures/educators.ts';
import { demoPerson, enter, fillSignIn } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

// A string, because this code runs in Node without a document.
const NEXT_FRAME = 'new Promise((resolve) => requestAnimationFrame(() => resolve()))';
const CLICKS = 'clicksGot';

type Pressed = { addEventListener: (name: 'click', hear: () => void) => void };
const countClicks = (button: Pressed) => {
  const counted = Object.assign(globalThis, { clicksGot: 0 });
  button.addEventListener('click', () => {
    counted.clicksGot += 1;
  });
};

/** Returns the position when two frames agree about it. */
const placeAtRest = async (page: Page, button: Locator) => {
  for (let before = await button.boundingBox(); ; ) {
    await page.evaluate(NEXT_FRAME);
    const now = await button.boundingBox();
    if (!now) throw new Error('The button is not there');
    if (now.x === before?.x && now.y === before.y) return now;
    before = now;
  }
};

const submitOf = (field: Locator) =>
  field.locator('xpath=ancestor::form').locator('button[type=submit]');

/** Finds a field on a page with one form. */
const input = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });

/** Holds the mouse button down and returns the position. */
const mouseDown = async (page: Page, button: Locator) => {
  await button.scrollIntoViewIfNeeded();
  await button.evaluate(countClicks);
  const place = await placeAtRest(page, button);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  return place;
};

/** Leaves a field invalid by a slow click on the button. */
const leaveWrong = async (page: Page, field: Locator, button = submitOf(field)) => {
  await field.fill('');
  await expect(button).toBeEnabled();
  const before = await mouseDown(page, button);
  const held = await placeAtRest(page, button);
  await page.mouse.up();
  const where = `${page.url()}: ${await button.innerText()}`;
  expect.soft(await page.evaluate(CLICKS), where).toBe(1);
  // A button moves by one pixel while it is held down.
  expect.soft(Math.abs(held.y - before.y), where).toBeLessThanOrEqual(1);
  // An error is shown.
  await expect(field).toHaveAttribute('aria-invalid', 'true');
};

/** Checks pages with one form and the field that is left invalid. */
const leaveEachWrong = async (
  page: Page,
  forms: readonly (readonly [path: string, label: string])[],
) => {
  for (const [path, label] of forms) {
    await page.goto(path);
    await leaveWrong(page, input(page, label));
  }
};

// @proves S-press-kept
test("a visitor's click counts in every form, whatever error it reveals", async ({ page }) => {
  await leaveEachWrong(page, [
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
    await leaveWrong(page, input(page, 'Last Name'));
  }
  // The one-time code is in the middle of that form.
  await fillEducator(page, 'Individual teacher', newEducator());
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(input(page, 'Code')).toBeFocused();
  await leaveWrong(page, input(page, 'Last Name'), page.getByRole('button', { name: 'Verify' }));
});

test("a student's click counts while joining a class, and a parent's in the card form", async ({
  page,
}) => {
  const { session } = await readyTeacher(page);
  const { classCode } = await openClassroom(page, session, 'Room 7');
  await page.goto('/student');
  await leaveWrong(page, input(page, 'Class or student code'));
  await input(page, 'Class or student code').fill(classCode);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'No, make my login' }).click();
  await leaveWrong(page, input(page, 'First Name'));

  await page.goto('/sign-in/parent');
  await fillSignIn(page, demoPerson('Parent, adult check not done'));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await leaveWrong(page, input(page, 'Cardholder name'));
});

test("a parent's click counts in every form", async ({ page }) => {
  await enter(page, demoPerson('Parent of two, adult check done'));
  await page.getByRole('button', { name: 'Add Child' }).click();
  await leaveWrong(page, page.getByRole('dialog').getByLabel('First Name'));
  await page.goto('/linked-child');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await leaveWrong(page, page.getByRole('dialog').getByLabel('First Name'));
  await page.goto('/create-account/child');
  const linkAll = page.getByRole('button', { name: 'Link Child(ren)' });
  await leaveWrong(page, input(page, 'First Name'), linkAll);
  await leaveEachWrong(page, [
    ['/profile', 'First Name'],
    ['/change-password', 'Current Password'],
  ]);
});

test("an educator's click counts in every form", async ({ page }) => {
  const teacher = await readyTeacher(page);
  const { classRoomId } = await openClassroom(page, teacher.session, 'Room 8');
  await enter(page, teacher, '/create-classroom');
  await leaveWrong(page, input(page, 'Classroom Name'));
  await leaveEachWrong(page, [
    [`/edit-classroom/${classRoomId}`, 'Classroom Name'],
    ['/profile', 'First Name'],
    ['/submit-content/educator', 'Qualifications'],
  ]);
  await page.goto(`/add-students/${classRoomId}`);
  const first = page.getByRole('textbox', { name: /^First Name/ }).first();
  await first.fill('Noah');
  await leaveWrong(page, page.getByRole('textbox', { name: /^Username/ }).first());
});

test("a click counts in the setup of an educator and on a student's pages", async ({ page }) => {
  await enter(page, demoPerson('Teacher, waiting for approval'), '/account-setup');
  await leaveWrong(page, input(page, 'No. of Students in class'));
  await leaveEachWrong(page, [['/account-setup/district', 'School Name']]);
  await enter(page, demoPerson('Teacher who still has to enter a school code'), '/account-setup');
  await leaveWrong(page, input(page, 'School Code'));
  await enter(page, demoPerson('Student with an avatar'), '/change-password');
  await leaveWrong(page, input(page, 'Current Password'));
});

const FORGOT = { path: '/forgotpassword', label: 'Email Address' };

/** Inserts content above the form, like an incoming message. */
const NEWS = `(() => {
  const news = document.createElement('p');
  news.style.height = '120px';
  document.querySelector('form').prepend(news);
})()`;

// @proves S-press-kept
test("a visitor's click counts on a button that moved, unless the pointer was moved away", async ({
  page,
}) => {
  await page.goto(FORGOT.path);
  const button = submitOf(input(page, FORGOT.label));
  const before = await mouseDown(page, button);
  await page.evaluate(NEWS);
  expect(await placeAtRest(page, button)).not.toEqual(before);
  await page.mouse.up();
  expect(await page.evaluate(CLICKS)).toBe(1);
  await expect(input(page, FORGOT.label)).toHaveAttribute('aria-invalid', 'true');

  await mouseDown(page, button);
  await page.evaluate(NEWS);
  await page.mouse.move(5, 5);
  await page.mouse.up();
  expect(await page.evaluate(CLICKS)).toBe(0);
});

test.describe('Touch and keyboard', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a visitor's tap counts, and Tab shows errors at once", async ({ page }) => {
    await page.goto(FORGOT.path);
    const field = input(page, FORGOT.label);
    const button = submitOf(field);
    await button.evaluate(countClicks);
    await field.tap();
    await button.tap();
    expect(await page.evaluate(CLICKS)).toBe(1);
    await expect(field).toHaveAttribute('aria-invalid', 'true');

    await page.goto('/sign-in/parent');
    await input(page, 'Email Address').focus();
    await page.keyboard.press('Tab');
    await expect(input(page, 'Email Address')).toHaveAttribute('aria-invalid', 'true');
  });
});
