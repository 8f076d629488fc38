import { signUpTeacher } from '../../fixtures/educators.ts';
import { mailsTo } from '../../fixtures/mailbox.ts';
import { enterConsole, inviteOperator, totpCode } from '../../fixtures/operators.ts';
import { demoPerson, enter, signIn } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

// The server responds to an ended console session with 404, like to an unknown call.
test.use({ allowedComplaints: [/status of 404/] });

// @proves R-console, R-console-setup, D-6-console
test('an operator is created at the command line, sets up the account and signs in with two factors', async ({
  page,
  axe,
}) => {
  const { email, path } = await inviteOperator();
  await page.goto(path);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  const key = page.getByText(/^([A-Z2-7]{4}\s?){4,}/);
  const secret = ((await key.textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('Password', { exact: true }).fill('Lantern#58');
  await page.getByLabel('Confirm Password').fill('Lantern#58');
  const used = totpCode(secret);
  await page.getByLabel('Authenticator code').fill(used);
  await axe();
  await page.getByRole('button', { name: 'Finish set-up' }).click();

  const fill = async (code: string) => {
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Lantern#58');
    await page.getByLabel('Authenticator code').fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const error = page.getByText('The sign-in details are not right.');
  // The setup used up its code, and an invented code never works.
  await fill(used);
  await expect(error.first()).toBeVisible();
  await fill('000000');
  await expect(error.first()).toBeVisible();
  await fill(totpCode(secret, 1));
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting' })).toBeVisible();
  await axe();

  // The setup link works only once.
  await page.goto(path);
  await expect(page.getByText('This link no longer works')).toBeVisible();
});

test(
  'an operator declines a teacher with a reason, which is sent by email',
  LONG,
  async ({ page, operator }) => {
    const teacher = await signUpTeacher(page, 'teacherAccount');
    await enterConsole(page, operator);
    const entry = page.getByRole('listitem').filter({ hasText: teacher.email });
    await entry.getByRole('button', { name: /^Decline/ }).click();
    await page.getByLabel('Reason').fill('Please use the address of your school.');
    await page.getByRole('button', { name: 'Decline and email the reason' }).click();
    await expect(entry).toHaveCount(0);
    await expect
      .poll(async () => (await mailsTo(teacher.email)).map(({ text }) => text).join())
      .toContain('Please use the address of your school.');
  },
);

// @proves R-console-accounts, R-console-audit, R-console-status, D-6-console, D-6-operator-log
test(
  'an operator looks up an account with a reason, suspends and restores it, and finds it in the log',
  LONG,
  async ({ page, browser, operator, axe }) => {
    const teacher = await signUpTeacher(page, 'schoolLicenseCode');
    const room = await (await browser.newContext()).newPage();
    await signIn(room, teacher);
    await expect(room).toHaveURL('/payment');

    await enterConsole(page, operator);
    await page.getByRole('link', { name: 'Accounts' }).click();
    await page.getByLabel('Email, username, ID or name').fill(teacher.email);
    await page.getByLabel('Reason for the look-up').fill('The school called.');
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText(teacher.email).first()).toBeVisible();
    await axe();
    await page.getByRole('button', { name: /^Suspend/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The school called.');
    await dialog.getByRole('button', { name: /^Suspend/ }).click();
    await expect(page.getByRole('button', { name: /^Restore/ })).toBeVisible();

    // The sessions end at once.
    await room.goto('/educator');
    await expect(room.getByText('Your session has ended')).toBeVisible();
    await room.close();

    const tabs = page.getByRole('navigation', { name: 'Console' });
    await tabs.getByRole('link', { name: 'Audit log' }).click();
    await expect(page.getByRole('cell', { name: 'Account suspended' }).first()).toBeVisible();
    await tabs.getByRole('link', { name: 'Status' }).click();
    await expect(page.getByText('No undelivered emails.')).toBeVisible();
    await axe();
  },
);

test(
  'an operator sees separated cards on the status page while another operator has to wait',
  LONG,
  async ({ page, operator }) => {
    const waiting = { operatorId: 'a', name: 'Ada Field', email: 'ada@wonderfield.example' };
    const until = new Date(Date.now() + 60_000).toISOString();
    await page.route('**/operators/readSystemStatus', async (route) => {
      const response = await route.fetch();
      const status = await response.json();
      await route.fulfill({
        response,
        json: { ...status, waitingOperators: [{ ...waiting, until }] },
      });
    });
    await enterConsole(page, operator);
    await page.goto('/console/status');
    const boxOf = (name: string) => page.getByRole('table', { name }).locator('..').boundingBox();
    await expect(page.getByRole('button', { name: 'End wait: Ada Field' })).toBeVisible();
    const waitBox = await boxOf('Operators who have to wait before signing in');
    const emailsBox = await boxOf('Undelivered emails');
    expect((emailsBox?.y ?? 0) - (waitBox?.y ?? 0) - (waitBox?.height ?? 0)).toBe(12);
  },
);

test("a teacher's portal session gives no access to the console", LONG, async ({ page }) => {
  await enter(page, demoPerson('Teacher, approved'));
  await expect(page).toHaveURL('/educator');
  const stored = await page.evaluate(() => localStorage.getItem('user-data'));
  const { sessionToken } = JSON.parse(String(stored));
  const response = await page.request.post('/operators/listWaiting', { data: { sessionToken } });
  expect(response.status()).toBe(404);
  await page.goto('/console');
  await expect(page.getByLabel('Authenticator code')).toBeVisible();
});
