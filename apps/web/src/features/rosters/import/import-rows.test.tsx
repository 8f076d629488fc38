import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, fill, toast } from '../../../../testing/forms.ts';
import { aRoster, aRosterStudent, passwordFor, rosterServer } from '../../../../testing/rosters.ts';
import {
  addedStudents,
  answer,
  answers,
  editLine,
  groupLines,
  openPreview,
  summary,
} from '../../../../testing/students/import-preview.ts';

const button = (name: string) => screen.getByRole('button', { name });

beforeAll(async () => {
  await import('../screens/add-students-screen.tsx');
  await import('./import-file.ts');
}, 60_000);

describe('ImportPreview', () => {
  // @proves S-import, D-5-paste
  it('groups the lines of an untidy list with their reasons', async () => {
    const { api } = await openPreview(
      [
        'Student Name / Grade / DOB',
        'Ben Whitaker',
        '1) ELLA TURNER',
        'Nina Flores (IEP)',
        'Alex/Sasha Reid',
        'F',
        'DE VRIES, LOTTE',
        'Noor Ali 04/11/17',
        'Omar Aziz omar.a@school.example',
        'finn macleod 3B',
        'Ben Whitaker',
        'see office re: bus list',
      ].join('\n'),
    );
    expect(groupLines('Needs your answer')).toEqual([
      '5 | Alex or Sasha Reid | Two first names. Which one is right?',
      '6 | F | Is one letter the whole name?',
    ]);
    expect(groupLines('Changed by us')).toEqual([
      '3 | Ella Turner | Number left out · Capitals changed',
      '4 | Nina Flores | Note left out',
      '7 | Lotte de Vries | Last name was first · Capitals changed',
      '8 | Noor Ali | Birth date left out',
      '9 | Omar Aziz | Email left out',
      '10 | Finn MacLeod | Class name left out · Capitals changed',
    ]);
    expect(groupLines('Ready')).toEqual(['2 | Ben Whitaker']);
    expect(groupLines('Skipped')).toEqual([
      '1 | No name found | Heading',
      '11 | Ben Whitaker | The same name as line 2',
      '12 | No name found | A note, not a name',
    ]);
    expect(summary()).toEqual(['2 Need your answer', '6 Changed by us', '1 Ready', '3 Skipped']);
    expect(screen.getByText('7 students will be added')).toBeVisible();
    expect(screen.getByText('2 lines wait for your answer and stay here.')).toBeVisible();
    expect(screen.getByText(/12 lines pasted · nothing is saved yet$/)).toBeVisible();
    expect(api.calls('addStudentsToClassRoom')).toHaveLength(0);
  });

  it('reads struck text as left out', async () => {
    await openPreview('Nina Flores (IEP)\nBen Whitaker');
    expect(screen.getByText('(IEP)').closest('del')).toHaveTextContent('left out: (IEP)');
  });

  it('focuses a group from the summary', async () => {
    const { user } = await openPreview('Class 3B\nBen Whitaker');
    await user.click(screen.getByRole('link', { name: /Skipped/ }));
    expect(screen.getByRole('heading', { name: /^Skipped/ })).toHaveFocus();
  });

  it('shows usernames of the list and replaces those that cannot be used', async () => {
    await openPreview(
      'First name\tLast name\tUsername\nBen\tWhitaker\tben.w\nDiego\tSantos\tq8d3mz1k',
    );
    expect(groupLines('Ready')).toEqual(['2 | Ben Whitaker ben.w']);
    expect(groupLines('Changed by us')).toEqual([
      '3 | Diego Santos | The username “q8d3mz1k” could not be used, so we created a new one.',
    ]);
  });

  it('corrects all capitals with one tick', async () => {
    const { user } = await openPreview('ELLA TURNER\nben stone\nMia Clark');
    const box = screen.getByRole('checkbox', { name: 'Correct capitals' });
    expect(box).toBeChecked();
    await user.click(box);
    expect(groupLines('Changed by us')).toEqual(['1 | ELLA TURNER', '2 | ben stone']);
    await user.click(box);
    expect(groupLines('Changed by us')[0]).toBe('1 | Ella Turner | Capitals changed');
  });

  it('edits a line, and closes its fields on Escape without closing the list', async () => {
    const { user } = await openPreview('Ben Whitaker\nSolo');
    await editLine(user, 2);
    expect(screen.getByLabelText('Last Name in line 2')).toHaveFocus();
    await user.keyboard('Han{Enter}');
    expect(button('Edit line 2')).toHaveFocus();
    expect(groupLines('Needs your answer')).toEqual(['2 | Solo Han']);
    await editLine(user, 1);
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('First Name in line 1')).not.toBeInTheDocument();
    expect(button('Add 2 students')).toBeEnabled();
  });

  it('keeps the focus while Enter ends a composed word', async () => {
    const { user } = await openPreview('Solo\nBen Whitaker');
    await editLine(user, 1);
    const field = screen.getByLabelText('Last Name in line 1');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(field).toHaveFocus();
  });

  // @proves S-import
  it('keeps the text when the teacher leaves, and continues with it', async () => {
    const { user } = await openPreview('Ben Whitaker\nSolo');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await clickButton(user, 'Paste or import');
    expect(await screen.findByText('Your list is saved. Continue?')).toBeVisible();
    expect(screen.getByLabelText('Class list')).toHaveValue('Ben Whitaker\nSolo');
  });
});

describe('Lines that need an answer', () => {
  // @proves S-import, S-import-sure
  it('adds only answered lines and keeps them in their group', async () => {
    const { user } = await openPreview('Emma Johnson\nAlex/Sasha Reid\nCher\n李 娜');
    expect(answers(2)).toEqual(['Alex', 'Sasha', 'Skip']);
    expect(answers(3)).toEqual(['Yes, add Cher', 'Skip']);
    expect(answers(4)).toEqual(['娜', '李', 'Skip']);
    expect(button('Add 1 student')).toBeEnabled();
    await answer(user, 2, 'Sasha');
    await answer(user, 3, 'Skip');
    await answer(user, 4, '李');
    expect(groupLines('Needs your answer')).toEqual(['2 | Sasha Reid', '3 | Cher', '4 | 娜 李']);
    expect(answers(4)).toEqual(['娜', '[李]', 'Skip']);
    expect(button('Add 3 students')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Next question' })).not.toBeInTheDocument();
  });

  // @proves S-import-sure
  it('confirms all guesses with All correct', async () => {
    const { user } = await openPreview('王小明\n佐藤花子\n김민준');
    expect(button('Add 0 students')).toBeDisabled();
    await clickButton(user, 'All correct: Needs your answer');
    expect(button('Add 3 students')).toBeEnabled();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^Needs your answer/ })).toHaveFocus(),
    );
  });

  it('moves with N, answers with digits and edits with E', async () => {
    const { user } = await openPreview('Emma Johnson\nAlex/Sasha Reid\nCher');
    await clickButton(user, 'Next question');
    expect(screen.getByRole('radio', { name: 'Alex' })).toHaveFocus();
    await user.keyboard('2');
    expect(answers(2)).toEqual(['Alex', '[Sasha]', 'Skip']);
    await user.keyboard('n');
    expect(screen.getByRole('radio', { name: 'Yes, add Cher' })).toHaveFocus();
    await user.keyboard('e');
    await user.keyboard('n2');
    expect(screen.getByLabelText('Last Name in line 3')).toHaveValue('n2');
  });

  // @proves S-import
  it('accepts the name of an enrolled student and a repeated name as other students', async () => {
    const { user } = await openPreview('Amara Diallo\nBen Whitaker\nBen Whitaker');
    expect(groupLines('Needs your answer')).toEqual([
      '1 | Amara Diallo | A student with this name is already here.',
    ]);
    await answer(user, 1, 'Add anyway');
    await clickButton(user, 'Add anyway: line 3, Ben Whitaker');
    await waitFor(() => expect(button('Add 3 students')).toBeEnabled());
    expect(screen.getByRole('heading', { name: /^Skipped/ })).toHaveFocus();
  });

  it('rejects a line until its formula is removed', async () => {
    const { user } = await openPreview('@SUM Up\nBen Whitaker');
    expect(groupLines('Needs your answer')).toEqual([
      '1 | @SUM Up | This looks like a formula, not a name.',
    ]);
    expect(answers(1)).toEqual(['Skip']);
    await editLine(user, 1);
    await fill(user, 'First Name in line 1', 'Sum');
    await clickButton(user, 'Done with line 1');
    expect(button('Add 2 students')).toBeEnabled();
  });

  it('skips and adds all lines of a group', async () => {
    const { user } = await openPreview('Emma Johnson\nLiam Smith 3B\nMia Clark 3B');
    await clickButton(user, 'Skip all: Changed by us');
    expect(button('Add 1 student')).toBeEnabled();
    await clickButton(user, 'Add all: Changed by us');
    await user.click(screen.getByRole('checkbox', { name: 'Add Emma Johnson, line 1' }));
    expect(button('Add 2 students')).toBeEnabled();
  });
});

describe('Adding imported students', () => {
  // @proves D-5-paste
  it('sends the answered lines and shows the logins', async () => {
    const { user, api } = await openPreview('Ben Whitaker\n3B\nDiego Santos');
    await clickButton(user, 'Add 2 students');
    expect(await screen.findByRole('heading', { name: '2 new logins' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await toast('Student(s) added successfully!')).toBeVisible();
    const [students = []] = addedStudents(api);
    expect(students.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      'Ben Whitaker',
      'Diego Santos',
    ]);
    const [username = ''] = students.map((student) => student.username);
    expect(username).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
    expect(api.calls('addStudentsToClassRoom')[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(screen.getByText(passwordFor(username))).toBeVisible();
    await clickButton(user, 'Undo');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove these students?' });
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
    expect(await toast('2 students were removed.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Students (1 of 24)' })).toBeVisible(),
    );
    expect(screen.queryByRole('heading', { name: '2 new logins' })).not.toBeInTheDocument();
  });

  it('keeps the dialog open while the request is pending', async () => {
    const response = held<ReturnType<typeof reject<'CLS_002'>>>();
    const { user } = await openPreview('Ben Whitaker\nDiego Santos', {
      addStudentsToClassRoom: () => response.promise,
    });
    await clickButton(user, 'Add 2 students');
    await screen.findByRole('button', { name: 'Adding...' });
    await user.keyboard('{Escape}');
    response.give(reject('CLS_002'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Max no. of Students exceeded');
    expect(screen.getByRole('dialog', { name: 'Check the list' })).toBeVisible();
  });

  // @proves S-import
  it("shows the server's message at its line, where it can be fixed", async () => {
    let attempts = 0;
    const server = rosterServer(aRoster([aRosterStudent()], { noOfStudents: 24 }));
    const { user, api } = await openPreview('Ben Whitaker\nDiego Santos', {
      addStudentsToClassRoom: (fields) => {
        attempts += 1;
        const errors = {
          'studentDetails.1.username': 'This username is taken. Please try another.',
        };
        return attempts === 1
          ? reject('USN_001', { errors })
          : server.handlers.addStudentsToClassRoom(fields);
      },
    });
    await clickButton(user, 'Add 2 students');
    await waitFor(() =>
      expect(groupLines('Needs your answer')).toEqual([
        '2 | Diego Santos | This username is taken. Please try another.',
      ]),
    );
    await editLine(user, 2);
    await fill(user, 'Username in line 2', 'diego22');
    await clickButton(user, 'Add 2 students');
    await screen.findByRole('heading', { name: '2 new logins' });
    expect(addedStudents(api)[1]?.[1]?.username).toBe('diego22');
  });

  it.each([
    ['refused', reject('CLS_002'), 'Max no. of Students exceeded'],
    ['lost', fail(), 'Something went wrong, Please try again'],
  ])('shows an error and keeps the list when the request is %s', async (_how, response, text) => {
    const { user } = await openPreview('Ben Whitaker\nDiego Santos', {
      addStudentsToClassRoom: () => response,
    });
    await clickButton(user, 'Add 2 students');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(button('Add 2 students')).toBeEnabled();
  });
});
