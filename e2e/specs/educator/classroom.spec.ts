import { readyTeacher, uniqueLetters } from '../../fixtures/classrooms.ts';
import { enter, fillSignIn } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

/** A list copied from a page: a label, a heading, bullets, a one-word name and a total. */
const messyList = (name: string) =>
  [
    'Ms. Lee’s class',
    'First Last',
    `- Ava Wilson${name}`,
    `- Stone${name}, Ben`,
    `• Cher${name}`,
    'Total: 3',
  ].join('\n');

/** Thirty names as copied from a spreadsheet. */
const listOf30 = (name: string) =>
  [
    'First name\tLast name',
    ...Array.from(
      { length: 30 },
      (_, row) => `Student${String.fromCharCode(65 + (row % 26))}${row}\t${name}${row}`,
    ),
  ].join('\n');

// @proves R-create-classroom, R-add-students, R-list-students, S-classroom-saved, S-import
// @proves S-login-cards, M-students-added, D-5-paste, D-5-print, D-5-login-card
test('a teacher creates a class, pastes 30 names and prints login cards, and a student signs in with a card', async ({
  page,
  browser,
  axe,
}) => {
  const teacher = await readyTeacher(page);
  await enter(page, teacher);
  await page.getByRole('link', { name: 'Create a Classroom' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create a Classroom' })).toBeVisible();
  await page.getByLabel('Classroom Name').fill('Room 7 Botanists');
  await expect(page.getByLabel('Teacher Name')).toHaveValue('Nora Vance');
  await page.getByLabel('Grade', { exact: true }).selectOption('3');
  await page.getByLabel('Subject').selectOption('science');
  await page.getByLabel('Max No. of Students').fill('30');
  await axe();
  await page.getByRole('button', { name: 'Create Classroom' }).click();

  await expect(page).toHaveURL(/\/add-students\//);
  await page.getByRole('button', { name: 'Paste or import' }).click();
  const name = uniqueLetters();
  await page.getByLabel('Class list').fill(listOf30(name));
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('30 students will be added')).toBeVisible();
  await page.getByRole('button', { name: 'Add 30 students' }).click();
  await expect(page.getByText('Student(s) added successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Print login cards' }).first().click();

  await expect(page).toHaveURL(/\/list-students\//);
  // The passwords are on the login cards at once, because they are new.
  await expect(page.getByRole('button', { name: 'Hide passwords' })).toBeVisible();
  // Eight cards per page, so four sheets for thirty students.
  for (const format of ['Letter', 'A4'] as const) {
    const pdf = await page.pdf({ format, printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length, format).toBe(4);
  }

  const card = page.getByLabel(`Login card of StudentA0 ${name}0`);
  const [, username = '', password = ''] =
    (await card.innerText()).match(/Username\s+(\S+)\s+Password\s+(\S+)/) ?? [];
  const seat = await (await browser.newContext()).newPage();
  await seat.goto(`/sign-in/student?username=${username}`);
  await expect(seat.getByLabel('Username')).toHaveValue(username);
  await fillSignIn(seat, {
    userType: 'student',
    email: username,
    password: password,
  });
  // In grade 3, the words on the card are the password, so the student chooses none.
  await expect(seat).toHaveURL('/create-avatar');
  await seat.getByRole('link', { name: 'My Classrooms' }).first().click();
  await expect(seat.getByText('Room 7 Botanists')).toBeVisible();
  await seat.goBack();
  await seat.getByLabel('Avatar name').fill('SunnyHop');
  await seat.getByRole('button', { name: 'Play Now' }).click();
  await expect(seat).toHaveURL(/\/game\/$/);
  await seat.close();
});

test(
  'a teacher pastes an untidy list, in which labels are skipped and a guess needs an answer',
  LONG,
  async ({ page }) => {
    const teacher = await readyTeacher(page);
    await enter(page, teacher);
    await page.getByRole('link', { name: 'Create a Classroom' }).click();
    await page.getByLabel('Classroom Name').fill('Room 8 Painters');
    await page.getByLabel('Grade', { exact: true }).selectOption('3');
    await page.getByLabel('Subject').selectOption('science');
    await page.getByLabel('Max No. of Students').fill('30');
    await page.getByRole('button', { name: 'Create Classroom' }).click();

    await page.getByRole('button', { name: 'Paste or import' }).click();
    const name = uniqueLetters();
    await page.getByLabel('Class list').fill(messyList(name));
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { name: 'Skipped (3)' })).toBeVisible();
    await page.getByRole('button', { name: 'Add 2 students' }).click();
    await expect(page.getByText('2 students are added.')).toBeVisible();
    await page.getByRole('radio', { name: `Yes, add Cher${name}` }).check();
    await page.getByRole('button', { name: 'Add 1 student' }).click();
    await expect(page.getByRole('heading', { name: '3 new logins' })).toBeVisible();
    await expect(page.getByRole('cell', { name: `Ben Stone${name}` }).first()).toBeVisible();
  },
);
