import { screen, within } from '@testing-library/react';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, toast } from '../../../../testing/forms.ts';
import { heading } from '../../../../testing/render-screen.tsx';
import { aRoster, aRosterStudent, openRoster } from '../../../../testing/rosters.ts';
import { addedStudents } from '../../../../testing/students/import-preview.ts';
import { aSameStudent, matching } from '../../../../testing/students/same-students.ts';

beforeAll(async () => {
  await import('../screens/add-students-screen.tsx');
}, 60_000);

const openWith = async (...names: [string, string][]) => {
  const page = openRoster(
    'add-students',
    aRoster([aRosterStudent()], { noOfStudents: 24 }),
    matching({
      'Ethan Davis': [aSameStudent()],
      'Kat Wu': [aSameStudent({ userId: 'kat', firstName: 'Katherine', likeness: 'near' })],
    }),
  );
  await heading('Add Students');
  for (const [index, [first, last]] of names.entries()) {
    if (index > 0) await clickButton(page.user, 'Add Student');
    await page.user.type(await screen.findByLabelText(`First Name of student ${index + 2}`), first);
    await page.user.type(screen.getByLabelText(`Last Name of student ${index + 2}`), last);
  }
  await clickButton(page.user, 'Save');
  return page;
};
const question = (name: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^You typed ${name}`) }));

describe('SameStudentsDialog', () => {
  // @proves D-9-one-login
  it('asks about typed names of students who have a login', async () => {
    const { user, api } = await openWith(['Ethan', 'Davis'], ['Ben', 'Whitaker'], ['Kat', 'Wu']);
    await screen.findByRole('dialog', { name: 'Do they have a login already?' });
    expect(question('Ethan Davis').getByLabelText('Use the login they have')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Add 3 students' })).toBeDisabled();
    await user.click(question('Kat Wu').getByLabelText('New student'));
    await clickButton(user, 'Add 3 students');
    await toast(TEXTS.studentsAdded);
    const [call] = api.calls('addStudentsToClassRoom');
    expect(JSON.parse(String(call?.fields.existingIds))).toEqual(['ethan']);
    expect(addedStudents(api)).toEqual([
      [
        expect.objectContaining({ firstName: 'Ben' }),
        expect.objectContaining({ firstName: 'Kat', isNew: true }),
      ],
    ]);
  });

  it('adds nothing when it is closed, and keeps what was typed', async () => {
    const { user, api } = await openWith(['Ethan', 'Davis']);
    await screen.findByRole('dialog', { name: 'Do they have a login already?' });
    await clickButton(user, 'Cancel');
    expect(api.calls('addStudentsToClassRoom')).toHaveLength(0);
    expect(screen.getByLabelText('First Name of student 2')).toHaveValue('Ethan');
  });

  it('asks nothing about new names', async () => {
    const { api } = await openWith(['Ben', 'Whitaker']);
    await toast(TEXTS.studentsAdded);
    expect(addedStudents(api)).toEqual([[expect.objectContaining({ firstName: 'Ben' })]]);
  });
});
