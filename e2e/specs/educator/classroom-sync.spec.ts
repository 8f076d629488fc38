import type { Page } from '@playwright/test';
import { readyTeacher, studentsOf, uniqueLetters } from '../../fixtures/classrooms.ts';
import {
  fullName,
  newClassAt,
  newPersonAt,
  newStudents,
  type ServicePerson,
} from '../../fixtures/other-services.ts';
import { enter } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

const SERVICES = [
  { service: 'google', title: 'Google', list: '/google-classrooms', query: '' },
  { service: 'clever', title: 'Clever', list: '/clever-classrooms', query: '?provider=clever' },
] as const;

/** Connects an external service from the list of classes and grants access. */
const connect = async (page: Page, service: 'google' | 'clever', person: ServicePerson) => {
  const title = service === 'google' ? 'Google' : 'Clever';
  await page.getByRole('link', { name: `Connect ${title}` }).click();
  await page.getByRole('link', { name: fullName(person), exact: true }).click();
  // Google asks which data may be read.
  if (service === 'google') await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`/${service}-classrooms`);
};
const clickSync = (page: Page, title: string) =>
  page.getByRole('button', { name: `Sync with ${title}` }).click();
/** Waits for the toast while clicking, because it disappears automatically. */
const syncAndSee = (page: Page, title: string, message: string) =>
  Promise.all([expect(page.getByText(message)).toBeVisible(), clickSync(page, title)]);

type Service = (typeof SERVICES)[number];
type ExternalClass = Awaited<ReturnType<typeof newClassAt>>;

/** Syncs a class of 41 for the first time, from the connection to the new logins. */
const syncNewClass = async (page: Page, { service, title, list, query }: Service) => {
  const roles = service === 'clever' ? { roles: ['teacher'] } : {};
  const [teacher, person] = [await readyTeacher(page), await newPersonAt(service, roles)];
  const name = `Choir ${person.id.slice(-6)}`;
  const students = newStudents(41);
  const externalClass = await newClassAt(service, person, { name, students });
  await enter(page, teacher, list);
  await connect(page, service, person);
  await expect(page.getByRole('heading', { name: 'Classrooms (1)' })).toBeVisible();
  await page.getByRole('link', { name: /^Sync/ }).click();
  await expect(page).toHaveURL(`/google-students/${externalClass.id}${query}`);
  await expect(page.getByRole('heading', { name: 'Students (41)' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Email Address' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Not shared' })).toHaveCount(
    service === 'google' ? 0 : 41,
  );
  await clickSync(page, title);
  await expect(page.getByRole('heading', { name: 'Check before you sync' })).toBeVisible();
  await syncAndSee(page, title, 'The class is up to date: 41 added.');
  await expect(page).toHaveURL(/\/classroom-syncs\/[^?]+\?sync=/);
  await expect(page.getByRole('heading', { name: 'New logins (41)' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Classrooms' }).click();
  await expect(page).toHaveURL('/classrooms');
  await expect(page.getByText('41 of 41')).toBeVisible();
  return { teacher, name, externalClass };
};

/** Signs in a student of the class through the service. */
const signInThere = async (page: Page, title: string, externalClass: ExternalClass) => {
  await page.evaluate(() => localStorage.clear());
  const [, , student] = externalClass.students;
  await page.goto('/sign-in');
  await page.getByRole('link', { name: `Log in with ${title}` }).click();
  await page.getByLabel('Another account').fill(student?.id ?? '');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/create-avatar');
};

const [GOOGLE, CLEVER] = SERVICES;

test('a teacher syncs a class of 41 from Clever, and a student signs in through Clever', async ({
  page,
}) => {
  const { name, externalClass } = await syncNewClass(page, CLEVER);
  await signInThere(page, CLEVER.title, externalClass);
  await page.goto('/classrooms');
  await expect(page.getByText(name)).toBeVisible();
});

test('a teacher syncs a class of 41 from Google, syncs its changes and undoes them', async ({
  page,
  axe,
}) => {
  const { title, list } = GOOGLE;
  const { teacher, name, externalClass } = await syncNewClass(page, GOOGLE);

  await test.step('previews renamed and leaving students and syncs again', async () => {
    const [renamed, gone] = externalClass.students;
    if (!renamed || !gone) throw new Error('an empty class');
    await externalClass.rename(renamed, { firstName: 'Oluwaseun' });
    await externalClass.remove(gone);
    await externalClass.add({ firstName: 'Zephyrine', lastName: uniqueLetters() });
    await page.goto(list);
    await expect(page.getByText('3 pending changes')).toBeVisible();
    await page.getByRole('link', { name: /^Sync/ }).click();
    await page.getByRole('button', { name: 'Select the new student' }).click();
    await axe();
    await clickSync(page, title);
    await expect(page.getByText('Oluwaseun').first()).toBeVisible();
    await expect(page.getByText('Zephyrine').first()).toBeVisible();
    await axe();
    await syncAndSee(page, title, 'The class is up to date: 1 added, 1 renamed, 1 left.');
    await expect(page).toHaveURL(/\/classroom-syncs\//);
    const roster = await studentsOf(page, teacher.session, name);
    expect(roster).toHaveLength(41);
    for (const firstName of ['Oluwaseun', 'Zephyrine']) expect(roster.join()).toContain(firstName);
  });

  await test.step('undoes the sync', async () => {
    await page.goto('/classrooms');
    await page.getByRole('button', { name: new RegExp(`${name}`) }).click();
    await page.getByRole('menuitem', { name: 'Sync history' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Undo this sync' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: /Undo/ }).click();
    await expect(page.getByText('Undone').first()).toBeVisible();
    await axe();
    // All students are back under their earlier names, and the added ones are removed.
    const roster = await studentsOf(page, teacher.session, name);
    expect(roster).toHaveLength(41);
    expect(roster.join()).not.toMatch(/Oluwaseun|Zephyrine/);
  });

  await test.step('signs in a student of the class through the same service', () =>
    signInThere(page, title, externalClass));
});

test(
  'a teacher decides about a possible duplicate, and the student keeps the login',
  LONG,
  async ({ page }) => {
    const [teacher, person] = [await readyTeacher(page), await newPersonAt('google')];
    const lastName = uniqueLetters();
    const students = [{ firstName: 'Chloe', lastName }];
    const externalClass = await newClassAt('google', person, { name: 'Room 12', students });
    await enter(page, teacher, '/google-classrooms');
    await connect(page, 'google', person);
    await page.goto(`/google-students/${externalClass.id}`);
    await clickSync(page, 'Google');
    await clickSync(page, 'Google');
    await expect(page).toHaveURL(/\/classroom-syncs\//);
    const [chloe] = externalClass.students;
    if (chloe) await externalClass.remove(chloe);
    await externalClass.add({ firstName: 'Khloe', lastName });
    await page.goto(`/google-students/${externalClass.id}`);
    await page.getByRole('button', { name: 'Select the new student' }).click();
    await clickSync(page, 'Google');
    await expect(page.getByRole('button', { name: 'Sync with Google' })).toBeDisabled();
    await page.getByRole('radio', { name: /Same student/ }).check();
    await clickSync(page, 'Google');
    await expect(page.getByText('1 joined with the login they had')).toBeVisible();
  },
);

test('a teacher sees that a service is unavailable and retries', LONG, async ({ page }) => {
  const [teacher, person] = [await readyTeacher(page), await newPersonAt('google')];
  const externalClass = await newClassAt('google', person, { name: 'Room 12', students: 3 });
  await enter(page, teacher, '/google-classrooms');
  await connect(page, 'google', person);
  await expect(page.getByRole('heading', { name: 'Classrooms (1)' })).toBeVisible();
  await externalClass.addFault({ kind: 'error500', times: 2 });
  await page.goto(`/google-students/${externalClass.id}`);
  await expect(page.getByText('Google Classroom is not responding.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Students (3)' })).toBeVisible();
});
