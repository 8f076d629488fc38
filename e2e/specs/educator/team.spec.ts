import { openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { linkInMail } from '../../fixtures/mailbox.ts';
import { enter, fillSignIn } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

// The server rejects the later save with 409, which the browser reports as an error.
test.use({ allowedComplaints: [/status of 409/] });

test(
  'two teachers share a classroom, and the later of two edits shows a conflict',
  LONG,
  async ({ page, browser, axe }) => {
    const owner = await readyTeacher(page);
    const colleague = await readyTeacher(page);
    const { classRoomId } = await openClassroom(page, owner.session, 'Room 5 Makers');
    await enter(page, owner, '/classrooms');
    await page.getByRole('button', { name: 'More for Room 5 Makers' }).click();
    await page.getByRole('menuitem', { name: 'Teachers' }).click();
    await page.getByLabel('Email Address').fill(colleague.email);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`We sent an invitation to ${colleague.email}.`)).toBeVisible();
    await axe();

    // The link in the email leads through the sign-in to the invitation.
    const subject = 'You are invited to teach “Room 5 Makers” together';
    const layout = await (await browser.newContext()).newPage();
    await layout.goto(await linkInMail(colleague.email, subject));
    await layout.getByRole('link', { name: /Educator/ }).click();
    await fillSignIn(layout, colleague);
    await expect(layout).toHaveURL('/classrooms');
    await layout.getByRole('button', { name: 'Accept the invitation to Room 5 Makers' }).click();
    await expect(layout.getByText('You now teach Room 5 Makers.')).toBeVisible();
    await expect(layout.getByText('Shared with you')).toBeVisible();

    // Both edit, and the owner saves first.
    await layout.goto(`/edit-classroom/${classRoomId}`);
    await expect(layout.getByLabel('Classroom Name')).toHaveValue('Room 5 Makers');
    await page.goto(`/edit-classroom/${classRoomId}`);
    await page.getByLabel('Classroom Name').fill('Room 5 Inventors');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(`/add-students/${classRoomId}`);
    await layout.getByLabel('Classroom Name').fill('Room 5 Tinkerers');
    await layout.getByRole('button', { name: 'Save' }).click();
    await expect(
      layout.getByText('This classroom was changed elsewhere. Please check it again.'),
    ).toBeVisible();
    await expect(layout.getByLabel('Classroom Name')).toHaveValue('Room 5 Tinkerers');
    await layout.getByRole('button', { name: 'Load latest version' }).click();
    // The newest version is in the form, and the unsaved input is next to it.
    const name = layout.getByRole('textbox', { name: 'Classroom Name' });
    await expect(name).toHaveValue('Room 5 Inventors');
    await expect(layout.getByRole('button', { name: 'Use mine for Classroom Name' })).toBeVisible();

    // The owner transfers the ownership: an email asks, and the new owner accepts on the home page.
    await page.goto('/classrooms');
    await page.getByRole('button', { name: 'More for Room 5 Inventors' }).click();
    await page.getByRole('menuitem', { name: 'Teachers' }).click();
    const colleagueName = `${colleague.firstName} ${colleague.lastName}`;
    await page.getByRole('button', { name: `More for ${colleagueName}` }).click();
    await page.getByRole('menuitem', { name: 'Make owner' }).click();
    await page.getByRole('button', { name: 'Send offer', exact: true }).click();
    await expect(page.getByText(/Ownership offered on/)).toBeVisible();
    await axe();
    const ownerName = `${owner.firstName} ${owner.lastName}`;
    const offerText = `${ownerName} wants to transfer “Room 5 Inventors” to you`;
    await layout.goto(await linkInMail(colleague.email, offerText));
    await layout.getByRole('button', { name: 'Accept ownership of Room 5 Inventors' }).click();
    await expect(layout.getByText('You are now the owner of Room 5 Inventors.')).toBeVisible();
    await page.goto('/classrooms');
    await expect(page.getByText('Shared with you')).toBeVisible();
    await layout.close();
  },
);
