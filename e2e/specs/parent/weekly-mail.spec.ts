import type { Page } from '@playwright/test';
import { admin } from '../../fixtures/admin.ts';
import { parentOf } from '../../fixtures/families.ts';
import { mailsTo, OFTEN, sandboxUrl } from '../../fixtures/mailbox.ts';
import { enter } from '../../fixtures/people.ts';
import { nameAvatar, playRowQuietly } from '../../fixtures/playing.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

const SUBJECT = "Ines's week in the field";
const theSwitch = (page: Page) => page.getByRole('switch', { name: 'Weekly mail' });

// @proves R-weekly-mail-off, D-6-progress
test(
  'a parent gets the weekly mail once, turns it off from the email while signed out, and sees it off',
  LONG,
  async ({ page, browser }) => {
    const family = await parentOf(page, 'Ines');
    await nameAvatar(page, family.child, 'BoldWren');
    await playRowQuietly(page, family.child, 'math');

    await enter(page, family, '/progress');
    await expect(theSwitch(page)).toBeChecked();
    await expect(page.getByText(`Sundays to ${family.email}`)).toBeVisible();

    const weeklyMails = async () =>
      (await mailsTo(family.email)).filter(({ subject }) => subject === SUBJECT);
    // On a Sunday evening the portal may have sent it already.
    await admin('weekly-mail', family.email);
    await expect.poll(async () => (await weeklyMails()).length, OFTEN).toBe(1);
    expect(await admin('weekly-mail', family.email)).toContain('Nothing to send');
    const [email] = await weeklyMails();
    expect(email?.text).toContain('Ines played on one day and finished 1 row.');
    expect(email?.text).toContain('- Math: 100% of 6');

    // Opens the email without a session, like an email program.
    const device = await (await browser.newContext()).newPage();
    await device.goto(`${sandboxUrl()}/mail?to=${encodeURIComponent(family.email)}`);
    await device.getByRole('link', { name: SUBJECT }).click();
    const message = device.frameLocator('iframe');
    await expect(message.getByRole('heading', { name: SUBJECT })).toBeVisible();
    const scene = message.getByRole('img', { name: /A hare in the evening field/ });
    await expect(scene).toHaveJSProperty('complete', true);
    await expect(scene).not.toHaveJSProperty('naturalWidth', 0);
    const opened = device.waitForEvent('popup');
    await message.getByRole('link', { name: 'Turn weekly mail off' }).click();
    const off = await opened;
    await expect(
      off.getByRole('heading', { name: 'Turn weekly mail off for Ines?' }),
    ).toBeVisible();
    await expect(off).toHaveURL(/\/weekly-mail-off$/);
    await page.reload();
    await expect(theSwitch(page)).toBeChecked();
    await off.getByRole('button', { name: 'Turn weekly mail off' }).click();
    await expect(off.getByRole('heading', { name: 'Weekly mail is off' })).toBeVisible();

    await page.reload();
    await expect(theSwitch(page)).not.toBeChecked();
    const saved = page.waitForResponse('**/users/setWeeklyMail');
    await theSwitch(page).click();
    await saved;
    await page.reload();
    await expect(theSwitch(page)).toBeChecked();
  },
);
