import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, fill } from '../../../../testing/forms.ts';
import { heading } from '../../../../testing/render-screen.tsx';
import { aRoster, aRosterStudent, openRoster } from '../../../../testing/rosters.ts';

const open = async (list: string, capacity = 24) => {
  const page = openRoster('add-students', aRoster([aRosterStudent()], { noOfStudents: capacity }));
  await heading('Add Students');
  await page.user.click(await screen.findByLabelText('First Name of student 2'));
  await page.user.paste(list);
  await screen.findByRole('dialog', { name: 'Check the list' });
  return page;
};
/** Returns first name, last name and state of each visible row. */
const rows = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [, first, last, , state] = within(row).getAllByRole('cell');
      return [first, last, state].map((cell) => cell?.textContent).join(' | ');
    });
const button = (name: string) => screen.getByRole('button', { name });
const addedNames = ({ api }: Awaited<ReturnType<typeof open>>) =>
  api.calls('addStudentsToClassRoom').map(({ fields }) => {
    const entries = JSON.parse(String(fields.studentDetails)) as { firstName: string }[];
    return entries.map(({ firstName }) => firstName);
  });

beforeAll(async () => {
  await import('../screens/add-students-screen.tsx');
  await import('./import-file.ts');
}, 60_000);

describe('ImportParseResult', () => {
  // @proves S-import-shape
  it('describes how the list was parsed, and keeps edits of unchanged rows when the layout changes', async () => {
    const { user } = await open('Whitaker Ben\nOkafor Maya\nSantos Diego');
    expect(screen.getByText('We read one student per line, last name first.')).toBeVisible();
    await clickButton(user, 'Edit row 2');
    await fill(user, 'First Name in row 2', 'May');
    await clickButton(user, 'Done with row 2');
    await user.selectOptions(screen.getByLabelText('Read it as'), 'One per line, first name first');
    expect(
      await screen.findByText('We read one student per line, first name first.'),
    ).toBeVisible();
    expect(rows()).toEqual([
      'Whitaker | Ben | Ready',
      'May | Okafor | Ready',
      'Santos | Diego | Ready',
    ]);
    expect(screen.getByLabelText('Read it as')).toHaveFocus();
  });

  it('offers only layouts that fit the text', async () => {
    await open('Emma Johnson\nLiam Smith');
    const choices = within(screen.getByLabelText('Read it as')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'One per line, first name first',
      'One per line, last name first',
    ]);
  });

  it('parses several students from one line that is pasted into a name field', async () => {
    const page = await open('Emma Johnson, Liam Smith, Olivia Brown, Noah Davis');
    expect(
      screen.getByText('We read 4 students from one line, separated by commas.'),
    ).toBeVisible();
    await clickButton(page.user, 'Add 4 students');
    await screen.findByRole('heading', { name: '4 new logins' });
    expect(addedNames(page)).toEqual([['Emma', 'Liam', 'Olivia', 'Noah']]);
  });
});

describe('Rows to confirm', () => {
  // @proves S-import-sure
  it('requires a confirmation of an ambiguous row', async () => {
    const { user } = await open('Emma Johnson\nCher\n李 娜');
    expect(rows()).toEqual([
      'Cher |  | Please checkIs one word the whole name?',
      '李 | 娜 | Please checkAre the first and last name in the right order?',
      'Emma | Johnson | Ready',
    ]);
    expect(button('Add 1 student')).toBeEnabled();
    await clickButton(user, 'OK: row 2');
    expect(button('Edit row 2')).toHaveFocus();
    await clickButton(user, 'Swap first and last name in row 3');
    expect(rows()).toEqual(['Cher |  | Ready', '娜 | 李 | Ready', 'Emma | Johnson | Ready']);
    expect(button('Add 3 students')).toBeEnabled();
  });

  // @proves S-import-sure
  it('confirms all ambiguous rows with All correct', async () => {
    const { user } = await open('王小明\n佐藤花子\n김민준');
    expect(button('Add 0 students')).toBeDisabled();
    await clickButton(user, 'All correct: 3 rows');
    expect(screen.getByText('3 ready')).toBeVisible();
    await waitFor(() => expect(button('Add 3 students')).toHaveFocus());
  });
});

describe('Excluded text', () => {
  // @proves S-import-shape
  it('lists excluded text and makes it a student on request', async () => {
    const page = await open('Period 2\nApril May\nFirst Last\nEmma Johnson');
    expect(screen.getByText('2 excluded')).toBeVisible();
    await clickButton(page.user, '2 excluded');
    expect(screen.getByRole('heading', { name: 'Excluded' })).toHaveFocus();
    await clickButton(page.user, 'Add as student: First Last');
    await waitFor(() =>
      expect(rows()).toEqual([
        'First | Last | Ready',
        'April | May | Ready',
        'Emma | Johnson | Ready',
      ]),
    );
    expect(screen.getByRole('heading', { name: 'Excluded' })).toHaveFocus();
    await clickButton(page.user, 'Add 3 students');
    await screen.findByRole('heading', { name: '3 new logins' });
  });

  it('shows a preview for a list without any name', async () => {
    const { user } = await open('Class 3B\nRoom 12');
    expect(screen.getByText('We found no students this way.')).toBeVisible();
    await clickButton(user, 'Add as student: Room 12');
    await waitFor(() =>
      expect(rows()).toEqual(['Room | 12 | Needs reviewThis does not look like a name.']),
    );
  });
});

it('keeps all students when two lists are added in a row while another row is being entered', async () => {
  const { user } = await open('Emma Johnson\nLiam Smith');
  await clickButton(user, 'Add 2 students');
  await screen.findByRole('heading', { name: '2 new logins' });
  await user.type(screen.getByLabelText('First Name of student 4'), 'Typed');
  await user.paste('Emma Johnson\nTyped\nNoah Davis');
  await screen.findByRole('dialog', { name: 'Check the list' });
  expect(rows()).toEqual([
    'Emma | Johnson | Needs reviewA student with this name is already here.',
    'Typed |  | Needs reviewA student with this name is already here.',
    'Noah | Davis | Ready',
  ]);
  await clickButton(user, 'Add 1 student');
  expect(await screen.findByRole('heading', { name: '3 new logins' })).toBeVisible();
  expect(screen.getByDisplayValue('Typed')).toBeVisible();
});

describe('Rows that are not added', () => {
  // @proves S-import-sure
  it('keeps unresolved rows after Add and shows all logins together at the end', async () => {
    const page = await open('Emma Johnson\nCher\n=1+1\nNoah Davis', 4);
    const { user } = page;
    await clickButton(user, 'Add 2 students');
    expect(
      await screen.findByText('2 students are added. The rows below still need your review.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Check the list' })).toHaveFocus(),
    );
    expect(rows()).toEqual([
      'Cher |  | Please checkIs one word the whole name?',
      '=1+1 |  | Needs reviewThis looks like a formula, not a name.',
    ]);
    // Parsing again would list the two added students again.
    expect(screen.queryByLabelText('Read it as')).not.toBeInTheDocument();
    await clickButton(user, 'OK: row 2');
    await clickButton(user, 'Skip row 3');
    await clickButton(user, 'Add 1 student');
    expect(await screen.findByRole('heading', { name: '3 new logins' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(addedNames(page)).toEqual([['Emma', 'Noah'], ['Cher']]);
  });

  // @proves S-import-sure
  it('keeps rows over the capacity, and discards them only after a confirmation', async () => {
    const { user } = await open('Emma Johnson\nLiam Smith', 2);
    await clickButton(user, 'Add 1 student');
    await screen.findByText(/^1 student is added\./);
    expect(rows()).toEqual(['Liam | Smith | Needs reviewMax no. of Students exceeded']);
    await clickButton(user, 'Close');
    const question = await screen.findByRole('alertdialog', { name: 'Discard the rest?' });
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: '1 new login' })).toBeVisible();
  });

  it('closes without review of students who are already enrolled, so a list can be pasted again', async () => {
    const { user } = await open('Amara Diallo\nEmma Johnson');
    expect(rows()).toEqual([
      'Amara | Diallo | Needs reviewA student with this name is already here.',
      'Emma | Johnson | Ready',
    ]);
    await clickButton(user, 'Add 1 student');
    expect(await screen.findByRole('heading', { name: '1 new login' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
