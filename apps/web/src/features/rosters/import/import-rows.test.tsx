import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, fill, toast } from '../../../../testing/forms.ts';
import { heading } from '../../../../testing/render-screen.tsx';
import {
  aRoster,
  aRosterStudent,
  type Handlers,
  openRoster,
  passwordFor,
  rosterServer,
} from '../../../../testing/rosters.ts';

const room = (noOfStudents = 24) => aRoster([aRosterStudent()], { noOfStudents });
const open = async (list: string[], handlers?: Handlers, capacity?: number) => {
  const page = openRoster('add-students', room(capacity), handlers);
  await heading('Add Students');
  await page.user.click(await screen.findByLabelText('First Name of student 2'));
  await page.user.paste(list.join('\n'));
  await screen.findByRole('dialog', { name: 'Check the list' });
  return page;
};
/** Returns the row numbers in their visible order. */
const lines = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('row')
    .slice(1)
    .map((each) => within(each).getAllByRole('cell')[0]?.textContent);
const row = (line: number) => {
  const dialog = within(screen.getByRole('dialog'));
  return dialog.getAllByRole('row')[lines().indexOf(String(line)) + 1] as HTMLElement;
};
const cells = (line: number) =>
  within(row(line))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const state = (line: number) => cells(line)[4];
const counts = () => {
  const [list] = within(screen.getByRole('dialog')).getAllByRole('list');
  return within(list as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};
const sent = (api: {
  calls: (name: 'addStudentsToClassRoom') => { fields: { studentDetails: unknown } }[];
}) =>
  api
    .calls('addStudentsToClassRoom')
    .map(
      ({ fields }) =>
        JSON.parse(String(fields.studentDetails)) as { firstName: string; username: string }[],
    );

beforeAll(async () => {
  await import('../screens/add-students-screen.tsx');
  await import('./import-file.ts');
}, 60_000);

describe('ImportPreview', () => {
  // @proves S-import, D-5-paste
  it('marks every row with its corrections and errors', async () => {
    const { api } = await open([
      'First name\tLast name\tUsername',
      'Ben\tWhitaker\tben.w',
      'Ma\u200Brk\tTwain\t',
      'Ana Maria de la Cruz\t\t',
      'Diego\tSantos\tq8d3mz1k',
      'Solo\t\t',
      `${'X'.repeat(61)}\tLong\t`,
      'ben\twhitaker\t',
      'AMARA\tDIALLO\t',
      '=HYPERLINK("x")\tEvil\t',
    ]);
    expect(cells(1).slice(1, 5)).toEqual(['Ben', 'Whitaker', 'ben.w', 'Ready']);
    expect([2, 3, 4, 5, 6, 7, 8, 9].map(state)).toEqual([
      'FixedHidden characters were removed.',
      'Please checkIs the name split in the right place?',
      'FixedThe username “q8d3mz1k” could not be used, so we created a new one.',
      'Please checkIs one word the whole name?',
      'Needs reviewThis is too long: at most 60 characters',
      'Needs reviewThis name is in the list twice.',
      'Needs reviewA student with this name is already here.',
      'Needs reviewThis looks like a formula, not a name.',
    ]);
    expect(cells(3).slice(1, 3)).toEqual(['Ana Maria', 'de la Cruz']);
    expect(cells(4)[3]).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
    expect(counts()).toEqual(['1 ready', '2 fixed', '2 to check', '4 need review', '1 excluded']);
    expect(screen.getByText('6 rows are not ready and stay here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add 3 students' })).toBeEnabled();
    // The preview saves nothing.
    expect(sent(api)).toEqual([]);
  });

  // @proves D-5-paste
  it('marks rows over the capacity, including rows being entered', async () => {
    const page = openRoster('add-students', room(3));
    await heading('Add Students');
    await page.user.type(await screen.findByLabelText('First Name of student 2'), 'Typed');
    await page.user.paste('Ben Whitaker\nDiego Santos');
    await screen.findByRole('dialog', { name: 'Check the list' });
    expect([1, 2].map(state)).toEqual(['Ready', 'Needs reviewMax no. of Students exceeded']);
    await clickButton(page.user, 'Skip row 1');
    expect([1, 2].map(state)).toEqual(['Skipped', 'Ready']);
    expect(counts()).toEqual(['1 ready', '1 skipped']);
    await clickButton(page.user, 'Include row 1');
    expect([1, 2].map(state)).toEqual(['Ready', 'Needs reviewMax no. of Students exceeded']);
  });

  it('filters the preview to rows that need review', async () => {
    const { user } = await open(['Ben Whitaker', 'Solo', 'Diego Santos']);
    await user.click(screen.getByRole('checkbox', { name: 'Show only rows that need review' }));
    expect(lines()).toEqual(['2']);
  });

  it('keeps fixed and skipped rows in the filtered preview until the filter is set again', async () => {
    const { user } = await open(['Ben Whitaker', 'Solo', 'Diego Santos', 'Alone']);
    const onlyBad = screen.getByRole('checkbox', { name: 'Show only rows that need review' });
    await user.click(onlyBad);
    await clickButton(user, 'Edit row 2');
    await user.keyboard('Diallo{Enter}');
    expect(cells(2).slice(0, 3)).toEqual(['2', 'Solo', 'Diallo']);
    await clickButton(user, 'Skip row 4');
    expect(state(4)).toBe('Skipped');
    expect(lines()).toEqual(['2', '4']);
    await user.click(onlyBad);
    expect(within(screen.getByRole('dialog')).getAllByRole('row')).toHaveLength(5);
  });

  it('shows a ready row in the filtered preview when the server rejects it', async () => {
    const { user } = await open(['Ben Whitaker', 'Solo'], {
      addStudentsToClassRoom: () =>
        reject('USN_001', { errors: { 'studentDetails.0.username': 'This username is taken.' } }),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Show only rows that need review' }));
    expect(lines()).toEqual(['2']);
    await clickButton(user, 'Add 1 student');
    await waitFor(() => expect(lines()).toEqual(['2', '1']));
  });

  it('lists rows that need review first and keeps their position when fixed', async () => {
    const { user } = await open(['Ben Whitaker', 'Solo', 'Ana Maria de la Cruz', 'Diego Santos']);
    expect(lines()).toEqual(['2', '3', '1', '4']);
    await clickButton(user, 'Edit row 2');
    await user.type(screen.getByLabelText('Last Name in row 2'), 'Diallo{Enter}');
    expect(state(2)).toBe('Ready');
    expect(lines()).toEqual(['2', '3', '1', '4']);
  });

  it('starts over with the pasted text in the field', async () => {
    const { user } = await open(['Ben Whitaker', 'Diego Santos']);
    await clickButton(user, 'Start over');
    expect(await screen.findByRole('dialog', { name: 'Paste or import students' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Paste or import students' })).toHaveFocus(),
    );
    expect(screen.getByLabelText('Class list')).toHaveValue('Ben Whitaker\nDiego Santos');
  });

  it('closes an edited row on Escape, and the list only after a confirmation', async () => {
    const { user } = await open(['Ben Whitaker', 'Solo']);
    await clickButton(user, 'Edit row 2');
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Last Name in row 2')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard this list?' });
    await user.click(within(question).getByRole('button', { name: 'Keep checking' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(lines()).toEqual(['2', '1']);
    await clickButton(user, 'Cancel');
    const again = await screen.findByRole('alertdialog', { name: 'Discard this list?' });
    await user.click(within(again).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('Rows that need review', () => {
  // @proves S-import
  it('focuses the missing field and accepts the corrected row', async () => {
    const { user } = await open(['Solo', 'Ben Whitaker']);
    await clickButton(user, 'Edit row 1');
    expect(screen.getByLabelText('Last Name in row 1')).toHaveFocus();
    await user.keyboard('Han{Enter}');
    expect(cells(1).slice(1, 3)).toEqual(['Solo', 'Han']);
    expect(state(1)).toBe('Ready');
    expect(screen.getByRole('button', { name: 'Add 2 students' })).toBeEnabled();
  });

  // @proves S-import
  it('accepts a duplicate name as another student', async () => {
    const { user } = await open(['Amara Diallo', 'Ben Whitaker', 'Ben Whitaker']);
    await clickButton(user, 'Add anyway: row 1');
    await clickButton(user, 'Add anyway: row 3');
    expect([1, 2, 3].map(state)).toEqual(['Ready', 'Ready', 'Ready']);
  });

  it('rejects a row until its formula is removed', async () => {
    const { user } = await open(['@SUM Up', 'Ben Whitaker']);
    expect(screen.queryByRole('button', { name: 'Add anyway: row 1' })).not.toBeInTheDocument();
    await clickButton(user, 'Edit row 1');
    await fill(user, 'First Name in row 1', 'Sum');
    await clickButton(user, 'Done with row 1');
    expect(state(1)).toBe('Ready');
  });
});

describe('Focus in a preview row', () => {
  const button = (name: string) => screen.getByRole('button', { name });
  it('focuses Edit when a row is finished with Enter or Done', async () => {
    const { user } = await open(['Solo', 'Ben Whitaker']);
    await clickButton(user, 'Edit row 1');
    await user.keyboard('Han{Enter}');
    expect(button('Edit row 1')).toHaveFocus();
    await user.keyboard('{Enter}');
    await clickButton(user, 'Done with row 1');
    expect(button('Edit row 1')).toHaveFocus();
  });

  it('focuses the next action when a row is skipped, included or added anyway', async () => {
    const { user } = await open(['Amara Diallo', 'Ben Whitaker']);
    await clickButton(user, 'Skip row 1');
    expect(button('Include row 1')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Edit row 1')).toHaveFocus();
    await clickButton(user, 'Add anyway: row 1');
    expect(button('Edit row 1')).toHaveFocus();
  });

  it('keeps the focus while Enter ends a composed word', async () => {
    const { user } = await open(['Solo', 'Ben Whitaker']);
    await clickButton(user, 'Edit row 1');
    const field = screen.getByLabelText('Last Name in row 1');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(field).toHaveFocus();
  });
});

describe('Adding imported students', () => {
  // @proves D-5-paste
  it('sends the ready rows and shows the logins', async () => {
    const { user, api } = await open(['Ben Whitaker', '3B', 'Diego Santos']);
    const usernames = [1, 2].map((line) => cells(line)[3] ?? '');
    await clickButton(user, 'Add 2 students');
    expect(await screen.findByRole('heading', { name: '2 new logins' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await toast('Student(s) added successfully!')).toBeVisible();
    expect(sent(api)).toEqual([
      [
        { firstName: 'Ben', lastName: 'Whitaker', username: usernames[0] },
        { firstName: 'Diego', lastName: 'Santos', username: usernames[1] },
      ],
    ]);
    expect(api.calls('addStudentsToClassRoom')[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(screen.getByText(passwordFor(usernames[0] ?? ''))).toBeVisible();
    await clickButton(user, 'Undo');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove these students?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
    expect(await toast('2 students were removed.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Students (1 of 24)' })).toBeVisible(),
    );
    expect(screen.queryByRole('heading', { name: '2 new logins' })).not.toBeInTheDocument();
  });

  it('keeps the dialog open while the request is pending', async () => {
    const response = held<ReturnType<typeof reject<'CLS_002'>>>();
    const { user } = await open(['Ben Whitaker', 'Diego Santos'], {
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
  it("shows the server's message at its row, where it can be fixed", async () => {
    let attempts = 0;
    const server = rosterServer(room());
    const { user, api } = await open(['Ben Whitaker', 'Diego Santos'], {
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
      expect(state(2)).toBe('Needs reviewThis username is taken. Please try another.'),
    );
    expect(state(1)).toBe('Ready');
    await clickButton(user, 'Edit row 2');
    await fill(user, 'Username in row 2', 'diego22');
    await clickButton(user, 'Add 2 students');
    await screen.findByRole('heading', { name: '2 new logins' });
    expect(sent(api)[1]?.[1]?.username).toBe('diego22');
  });

  it.each([
    ['refused', reject('CLS_002'), 'Max no. of Students exceeded'],
    ['lost', fail(), 'Something went wrong, Please try again'],
  ])('shows an error and keeps the list when the request is %s', async (_how, response, text) => {
    const { user } = await open(['Ben Whitaker', 'Diego Santos'], {
      addStudentsToClassRoom: () => response,
    });
    await clickButton(user, 'Add 2 students');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Add 2 students' })).toBeEnabled();
  });
});
