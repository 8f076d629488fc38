import { openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { linkInMail } from '../../fixtures/mailbox.ts';
import { enter, fillSignIn } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

// The later of two saves is refused, which the browser counts as an error.
test.use({ allowedComplaints: [/status of 409/] });

test('two teachers share a classroom, and the later of two edits is told', async ({
  page,
  browser,
  axe,
}) => {
  const owner = await readyTeacher(page);
  const colleague = await readyTeacher(page);
  const { classRoomId } = await openClassroom(page, owner.session, 'Room 5 Makers');
  await enter(page, owner, '/classrooms');
  await page.getByRole('button', { name: 'More for Room 5 Makers' }).click();
  await page.getByRole('menuitem', { name: 'Co-teachers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Co-teachers of Room 5 Makers' });
  await dialog.getByLabel('Email Address').fill(colleague.email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`We sent an invitation to ${colleague.email}.`)).toBeVisible();
  await axe();

  // The link of the mail leads through the sign-in to the invitation.
  const subject = 'You are invited to teach “Room 5 Makers” together';
  const desk = await (await browser.newContext()).newPage();
  await desk.goto(await linkInMail(colleague.email, subject));
  await desk.getByRole('link', { name: /Educator/ }).click();
  await fillSignIn(desk, colleague);
  await expect(desk).toHaveURL('/classrooms');
  await desk.getByRole('button', { name: 'Accept the invitation to Room 5 Makers' }).click();
  await expect(desk.getByText('You teach Room 5 Makers now.')).toBeVisible();
  await expect(desk.getByText('Shared with you')).toBeVisible();

  // Both edit; the owner saves first.
  await desk.goto(`/edit-classroom/${classRoomId}`);
  await expect(desk.getByLabel('Classroom Name')).toHaveValue('Room 5 Makers');
  await page.goto(`/edit-classroom/${classRoomId}`);
  await page.getByLabel('Classroom Name').fill('Room 5 Inventors');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`/add-students/${classRoomId}`);
  await desk.getByLabel('Classroom Name').fill('Room 5 Tinkerers');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(
    desk.getByText('This classroom was changed elsewhere. Please look at it again.'),
  ).toBeVisible();
  await expect(desk.getByLabel('Classroom Name')).toHaveValue('Room 5 Tinkerers');
  await desk.getByRole('button', { name: 'Load the newest' }).click();
  // The newest is in the form, and what was typed stands beside it.
  const name = desk.getByRole('textbox', { name: 'Classroom Name' });
  await expect(name).toHaveValue('Room 5 Inventors');
  await expect(desk.getByRole('button', { name: 'Use mine for Classroom Name' })).toBeVisible();

  // The owner hands it over: asked by mail, accepted on the home.
  await page.goto('/classrooms');
  await page.getByRole('button', { name: 'More for Room 5 Inventors' }).click();
  await page.getByRole('menuitem', { name: 'Co-teachers' }).click();
  await page.getByRole('button', { name: /^Make .* the owner$/ }).click();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText(/Asked to be the owner on/)).toBeVisible();
  await axe();
  const who = `${owner.firstName} ${owner.lastName}`;
  const asked = `${who} wants to hand “Room 5 Inventors” over to you`;
  await desk.goto(await linkInMail(colleague.email, asked));
  await desk.getByRole('button', { name: 'Accept Room 5 Inventors' }).click();
  await expect(desk.getByText('Room 5 Inventors is yours now.')).toBeVisible();
  await page.goto('/classrooms');
  await expect(page.getByText('Shared with you')).toBeVisible();
  await desk.close();
});
