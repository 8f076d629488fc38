import { fillClassroom, fillJoinForm } from '../../fixtures/classrooms.ts';
import {
  chooseGrades,
  fillEducator,
  fillPassword,
  newEducator,
  signUpTeacher,
} from '../../fixtures/educators.ts';
import { confirmMail, mailsTo } from '../../fixtures/mailbox.ts';
import { enterConsole } from '../../fixtures/operators.ts';
import { demoPerson, enter, fillSignIn, signIn } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

const CODE = /WF-[0-9A-Z]{4}-[0-9A-Z]{4}/;

const enterCode = async (page: import('@playwright/test').Page, code: string) => {
  await page.getByRole('textbox', { name: 'School Code' }).fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
};

// @proves R-payment, R-account-setup, S-educator-school-done, S-school-code, D-3-school-code
test('a teacher with a school code signs up and redeems the code', async ({ page, axe }) => {
  // The school knows this email domain.
  const teacher = newEducator('demo.wonderfield.example');
  await page.goto('/sign-up/educator');
  await fillEducator(page, 'Teacher with a school code', teacher);
  await fillPassword(page, teacher.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page
    .getByRole('dialog', { name: 'Sign up completed!' })
    .getByRole('button', { name: 'Ok' })
    .click();
  await expect(page).toHaveURL('/sign-in/educator');
  await confirmMail(page, teacher.email);
  await fillSignIn(page, teacher);

  // The school approves the teacher, so no card is needed.
  await expect(page).toHaveURL('/payment');
  await page.getByRole('button', { name: 'I have a school code' }).click();
  await enterCode(page, 'WF-0000-0000');
  await expect(
    page.getByText('This school code is not valid. Please check it, or ask your school.'),
  ).toBeVisible();
  await enterCode(page, 'wf 2026 fern');
  await expect(page.getByLabel('School Name')).toHaveValue('Hazel Grove Elementary');
  await chooseGrades(page, 'Kindergarten');
  await page.getByLabel('Preferred Pronoun').selectOption('They/Them');
  await axe();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'Go to my page' }).click();
  await expect(page.getByText('What would you like to grow today?')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('School Name')).toHaveValue('Hazel Grove Elementary');
});

// @proves R-account-setup-district, R-school, S-educator-removed, S-school-page, D-4-school-account
// @proves D-8-staff-code
test(
  'a district administrator approves a teacher with a private email, and students join with the student code',
  LONG,
  async ({ page, browser, operator, axe }) => {
    const administrator = newEducator('willow-river.example');
    const district = `District ${administrator.email.slice(5, 13)}`;
    await page.goto('/sign-up/educator');
    await fillEducator(page, 'School or district', administrator);
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL('/account-setup/district');
    await page.getByRole('radio', { name: /^District/ }).check();
    await page.getByLabel('District Name').fill(district);
    await page.getByLabel('Zip Code').fill('97301');
    await expect(page.getByLabel('City')).toHaveValue('Salem');
    await page.getByLabel('No. of Schools in the District').fill('9');
    await page.getByLabel('No. of Classrooms').fill('180');
    await page.getByLabel('No. of Students').fill('4200');
    await axe();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page
      .getByRole('dialog', { name: 'Sign up completed!' })
      .getByRole('button', { name: 'Ok' })
      .click();
    await expect(page).toHaveURL('/sign-in/educator');

    // The confirmation leads to the first password.
    await confirmMail(page, administrator.email);
    await expect(page).toHaveURL('/resetpassword');
    await page.getByLabel('New Password').fill(administrator.password);
    await page.getByLabel('Confirm Password').fill(administrator.password);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('You can now sign in now with your new password.')).toBeVisible();
    await signIn(page, administrator);
    await expect(page.getByText('Your school account is waiting for approval')).toBeVisible();

    const layout = await (await browser.newContext()).newPage();
    await enterConsole(layout, operator);
    await layout
      .getByRole('listitem')
      .filter({ hasText: district })
      .getByRole('button', { name: /^Approve/ })
      .click();
    await layout
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(layout.getByRole('listitem').filter({ hasText: district })).toHaveCount(0);
    await layout.close();

    let code: string | undefined;
    await expect
      .poll(async () => {
        const mail = (await mailsTo(administrator.email)).find(
          ({ subject }) => subject === 'Your school account is approved',
        );
        code = mail?.text.match(CODE)?.[0];
        return code;
      })
      .toBeTruthy();

    const teacher = await signUpTeacher(page, 'schoolLicenseCode');
    const room = await (await browser.newContext()).newPage();
    await enter(room, teacher, '/account-setup');
    await enterCode(room, String(code));
    await expect(room.getByLabel('School Name')).toHaveValue(district);
    await chooseGrades(room, 'Grade 5');
    await room.getByLabel('Preferred Pronoun').selectOption('He/Him');
    await expect(room.getByText('its administrator needs to approve you')).toBeVisible();
    await room.getByRole('button', { name: 'Submit' }).click();
    await expect(
      room.getByRole('heading', { name: 'Your school needs to approve you' }),
    ).toBeVisible();
    await room.getByRole('link', { name: 'Go to my page' }).click();
    await expect(
      room.getByRole('heading', { name: `Waiting for approval by ${district}` }),
    ).toBeVisible();

    // A teacher with a private email address has no access until the administrator approves.
    await signIn(page, administrator);
    await page.getByRole('link', { name: 'Open my school' }).click();
    await expect(
      page.getByRole('heading', { name: /Teachers waiting for your approval/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: `Approve ${teacher.firstName}` }).click();
    await expect(page.getByRole('heading', { name: 'Teachers (1 of 180)' })).toBeVisible();
    await room.reload();
    await expect(room.getByText('What would you like to grow today?')).toBeVisible();

    // Students use a code that gives no access to teacher pages.
    await page.getByRole('button', { name: 'Switch on' }).click();
    const studentCode = await page.getByText(/^[0-9A-Z]{3}-[0-9A-Z]{4}$/).textContent();
    const seat = await (await browser.newContext()).newPage();
    await seat.goto('/student');
    await seat.getByLabel('Class or student code').fill(String(code));
    await seat.getByRole('button', { name: 'Next' }).click();
    await expect(seat.getByText('We do not know this code.')).toBeVisible();
    await seat.getByLabel('Class or student code').fill(String(studentCode));
    await seat.getByRole('button', { name: 'Next' }).click();
    await expect(seat.getByRole('heading', { name: 'Is this your school?' })).toBeVisible();
    await fillJoinForm(seat);
    await seat.getByRole('button', { name: 'Join' }).click();
    await expect(seat.getByRole('heading', { name: `Welcome to ${district}!` })).toBeVisible();
    await seat.close();

    // The administrator removes the teacher, and the teacher's classrooms stay with the school.
    await room.getByRole('link', { name: 'Create a Classroom' }).click();
    await fillClassroom(room, 'Room of the district');
    await room.getByRole('button', { name: 'Create Classroom' }).click();
    await expect(room).toHaveURL(/\/add-students\//);
    await page.reload();
    await page.getByRole('button', { name: `Remove ${teacher.firstName}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Their classroom becomes yours');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No teacher has used the code yet')).toBeVisible();
    await expect(page.getByText('Yours, needs a teacher')).toBeVisible();
    await room.goto('/classrooms');
    await expect(room.getByText('Room of the district')).toHaveCount(0);

    // The teacher's home page shows the removal and the next step until it is dismissed.
    const removalHeading = room.getByRole('heading', {
      name: `You are no longer on the license of ${district}`,
    });
    await expect(removalHeading).toBeVisible();
    await room.getByRole('button', { name: 'OK, I have read this' }).click();
    await expect(removalHeading).toHaveCount(0);
    await room.reload();
    await expect(room.getByRole('heading', { name: 'Your account is approved' })).toBeVisible();
    await expect(removalHeading).toHaveCount(0);
    await room.close();
  },
);

test(
  'an administrator is asked for confirmation before the staff code is renewed',
  LONG,
  async ({ page }) => {
    const person = demoPerson('School administrator, staff code WF-2026-FERN');
    await enter(page, person);
    await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link').first().click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Hazel Grove Elementary' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Renew' }).first().click();
    const dialog = page.getByRole('alertdialog', { name: 'Renew the staff code?' });
    await expect(dialog).toContainText('The old one stops working at once');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('WF-2026-FERN')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the staff code' }).click();
    await expect(page.getByText('WF-2026-FERN')).toBeVisible();
  },
);
