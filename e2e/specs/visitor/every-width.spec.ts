import { demoPerson, signIn, takeSession } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToFit } from '../../fixtures/widths.ts';

const PUBLIC = [
  '/sign-in',
  '/sign-in/parent',
  '/sign-in/student',
  '/sign-in/educator',
  '/sign-up',
  '/sign-up/parent',
  '/sign-up/educator',
  '/student',
  '/console',
  '/forgotpassword',
  '/resetpassword/someone@mail.example/token',
  '/confirm-email/token',
  '/weekly-mail-off?token=token',
  '/page-not-found',
  '/wfname',
];

for (const path of PUBLIC) {
  // @proves R-sign-in
  test(`a visitor sees ${path} fit every width without accessibility violations`, async ({
    page,
    axe,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expectToFit(page, axe);
  });
}

const SIGNED_IN = [
  [
    'Parent of two, adult check done',
    // @proves R-linked-child
    ['/linked-child', '/create-account/child', '/profile', '/progress'],
  ],
  // @proves R-educator
  ['Teacher, approved', ['/educator', '/classrooms', '/create-classroom', '/profile']],
  [
    'Teacher with a school license',
    // @proves R-submit-content, R-my-submissions, R-library
    ['/submit-content/educator', '/sample-plans/lessonPlan', '/my-submissions', '/library'],
  ],
  ['Teacher, waiting for approval', ['/educator', '/account-setup', '/account-setup/district']],
  ['School administrator, staff code WF-2026-FERN', ['/school', '/change-password']],
  // @proves R-create-avatar
  ['Student with an avatar', ['/create-avatar', '/classrooms', '/profile', '/page-not-found']],
] as const;

for (const [who, paths] of SIGNED_IN) {
  // @proves K-breakpoints
  test(`${who}: sees every page fit every width without accessibility violations`, async ({
    page,
    axe,
  }) => {
    await takeSession(page, demoPerson(who));
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectToFit(page, axe);
    }
  });
}

test('a teacher sees the class progress fit every width without accessibility violations', async ({
  page,
  axe,
}) => {
  await takeSession(page, demoPerson('Teacher, approved'));
  await page.goto('/classrooms');
  await page.getByRole('link', { name: 'Progress' }).first().click();
  await expect(page).toHaveURL(/\/class-progress\//);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectToFit(page, axe);
});

// @proves S-header-collapse, K-breakpoints
test('a parent uses the header toggle below 1200 px, closes it with Escape and signs out', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 1199, height: 800 });
  await signIn(page, demoPerson('Parent of two, adult check done'));
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
});
