import { screen } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, fill, toast } from '../../../../testing/forms.ts';
import {
  addedStudents,
  answer,
  answers,
  editLine,
  groupLines,
  openPreview,
  summary,
} from '../../../../testing/students/import-preview.ts';
import { aSameStudent, matching } from '../../../../testing/students/same-students.ts';

const KAT = aSameStudent({
  userId: 'kat',
  firstName: 'Katherine',
  lastName: 'Wu',
  likeness: 'near',
});
const MATCHES = matching({
  'Ethan Davis': [aSameStudent()],
  'Harper Lee': [aSameStudent({ userId: 'harper', firstName: 'Harper', lastName: 'Lee' })],
  'Kat Wu': [{ ...KAT, classRoomName: 'Room 12', isTaught: false, email: undefined }],
});
const LIST = 'Davis, Ethan\nHARPER LEE\nBen Whitaker\nKat Wu';
const existingIds = (api: Awaited<ReturnType<typeof openPreview>>['api']) =>
  api
    .calls('addStudentsToClassRoom')
    .map(({ fields }) => JSON.parse(String(fields.existingIds ?? '[]')));

beforeAll(async () => {
  await import('../screens/add-students-screen.tsx');
  await import('./import-file.ts');
}, 60_000);

describe('Same students in an import', () => {
  // @proves D-9-one-login
  it('proposes the login of students with exactly this name and asks about similar ones', async () => {
    const { user, api } = await openPreview(LIST, MATCHES);
    expect(summary()).toEqual(['1 Need your answer', '2 Same student', '1 Ready']);
    expect(screen.getByRole('heading', { name: /^Same student as in Room 7 Foxes/ })).toBeVisible();
    expect(answers(1)).toEqual(['[Use the login they have]', 'New student', 'Skip']);
    expect(screen.getAllByText('g8bakuyb')).toHaveLength(2);
    expect(groupLines('Needs your answer')).toEqual([
      '4 | Kat Wu | Is this Katherine Wu, Grade 3, Room 12?',
    ]);
    expect(answers(4)).toEqual(['Same student', 'New student', 'Skip']);
    expect(screen.getByText(/^2 with the login they have, 1 with a new login/)).toBeVisible();
    await answer(user, 4, 'Same student');
    await answer(user, 2, 'New student');
    await clickButton(user, 'Add 4 students');
    await toast(TEXTS.studentsAdded);
    expect(existingIds(api)).toEqual([['ethan', 'kat']]);
    expect(addedStudents(api)).toEqual([
      [
        expect.objectContaining({ firstName: 'Harper', isNew: true }),
        expect.not.objectContaining({ isNew: true }),
      ],
    ]);
  });

  it('answers all lines of the group at once', async () => {
    const { user } = await openPreview('Ethan Davis\nHarper Lee', MATCHES);
    await clickButton(user, 'Add all as new: Same student as in Room 7 Foxes');
    expect(answers(2)).toEqual(['Use the login they have', '[New student]', 'Skip']);
    await clickButton(user, 'Skip all: Same student as in Room 7 Foxes');
    expect(screen.getByText('0 students will be added')).toBeVisible();
    await clickButton(user, 'Add all with their login: Same student as in Room 7 Foxes');
    expect(answers(1)).toEqual(['[Use the login they have]', 'New student', 'Skip']);
  });

  it('adds a list of known students with one click and without a new login', async () => {
    const { user, api } = await openPreview('Ethan Davis\nHarper Lee', MATCHES);
    await clickButton(user, 'Add 2 students');
    await toast(TEXTS.studentsAdded);
    expect(addedStudents(api)).toEqual([[]]);
    expect(existingIds(api)).toEqual([['ethan', 'harper']]);
    expect(screen.queryByRole('heading', { name: /new logins?$/ })).toBeNull();
  });

  it('names each of several students with the same name, and one who is already here', async () => {
    const twins = [aSameStudent(), aSameStudent({ userId: 'other', classRoomName: 'Room 9' })];
    const here = aSameStudent({ ...KAT, isHere: true });
    await openPreview('Ethan Davis\nKat Wu', matching({ 'Ethan Davis': twins, 'Kat Wu': [here] }));
    expect(answers(1)).toEqual([
      'Ethan Davis, Room 7 Foxes',
      'Ethan Davis, Room 9',
      'New student',
      'Skip',
    ]);
    expect(groupLines('Needs your answer')[1]).toBe(
      '2 | Kat Wu | Is this Katherine Wu, who is in this class already?',
    );
    expect(answers(2)).toEqual(['New student', 'Same student']);
  });

  it('asks again about an edited name', async () => {
    const { user } = await openPreview('Ethan Davis\nBen Whitaker', MATCHES);
    await editLine(user, 2);
    await fill(user, 'First Name in line 2', 'Harper');
    await fill(user, 'Last Name in line 2', 'Lee');
    await clickButton(user, 'Done with line 2');
    expect(await screen.findByRole('heading', { name: /\(2\)$/ })).toBeVisible();
  });

  it('shows the list if names cannot be compared, and tries again', async () => {
    let isFailing = true;
    const { user } = await openPreview('Ethan Davis\nBen Whitaker', {
      findSameStudents: (fields) => {
        if (isFailing) return fail();
        return (MATCHES.findSameStudents as (fields: unknown) => never)(fields);
      },
    });
    expect(screen.getByText(/^We could not look for these students/)).toBeVisible();
    expect(summary()).toEqual(['2 Ready']);
    isFailing = false;
    await clickButton(user, 'Try again');
    expect(await screen.findByRole('heading', { name: /^Same student as in/ })).toBeVisible();
  });

  // @proves M-STU_013
  it('asks about a student who was added since the list was read', async () => {
    let isAdded = false;
    const { user } = await openPreview('Ethan Davis\nBen Whitaker', {
      findSameStudents: (fields) =>
        isAdded
          ? (MATCHES.findSameStudents as (fields: unknown) => never)(fields)
          : { matches: [] },
      addStudentsToClassRoom: () => {
        isAdded = true;
        return reject('STU_013');
      },
    });
    await clickButton(user, 'Add 2 students');
    expect(await screen.findByRole('heading', { name: /^Same student as in/ })).toBeVisible();
  });
});
