import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, fill } from '../../../../testing/forms.ts';
import {
  addedStudents,
  answer,
  editLine,
  groupLines,
  openPreview,
} from '../../../../testing/students/import-preview.ts';

const button = (name: string) => screen.getByRole('button', { name });
const firstNames = ({ api }: Awaited<ReturnType<typeof openPreview>>) =>
  addedStudents(api).map((students) => students.map(({ firstName }) => firstName));

beforeAll(async () => {
  await import('../screens/add-students-screen.tsx');
  await import('./import-file.ts');
}, 60_000);

describe('ReadingChoice', () => {
  // @proves S-import-shape
  it('reads all lines in the other order and keeps edits of unchanged lines', async () => {
    const { user } = await openPreview('Whitaker Ben\nOkafor Maya\nSantos Diego');
    expect(screen.getByText('Names read as “Last First”.')).toBeVisible();
    await editLine(user, 2);
    await fill(user, 'First Name in line 2', 'May');
    await clickButton(user, 'Done with line 2');
    await clickButton(user, 'Read all lines as “First Last”');
    expect(
      await screen.findByText('Names read as “First Last”. A comma means “Last, First”.'),
    ).toBeVisible();
    expect(groupLines('Ready')).toEqual(['1 | Whitaker Ben', '2 | May Okafor', '3 | Santos Diego']);
  });

  it('returns to the pasted text', async () => {
    const { user } = await openPreview('Ben Whitaker\nDiego Santos');
    await clickButton(user, 'Edit the pasted text');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Paste or import students' })).toHaveFocus(),
    );
    expect(screen.getByLabelText('Class list')).toHaveValue('Ben Whitaker\nDiego Santos');
  });
});

it('parses several students from one line that is pasted into a name field', async () => {
  const page = await openPreview('Emma Johnson, Liam Smith, Olivia Brown, Noah Davis');
  await clickButton(page.user, 'Add 4 students');
  await screen.findByRole('heading', { name: '4 new logins' });
  expect(firstNames(page)).toEqual([['Emma', 'Liam', 'Olivia', 'Noah']]);
});

// @proves S-import-shape
it('adds skipped lines as students on request', async () => {
  const page = await openPreview('Period 2\nApril May\nFirst Last\nEmma Johnson');
  await clickButton(page.user, 'Add anyway: line 3, First Last');
  await waitFor(() =>
    expect(groupLines('Skipped')).toEqual(['1 | No name found | Heading', '3 | First Last']),
  );
  await clickButton(page.user, 'Add 3 students');
  await screen.findByRole('heading', { name: '3 new logins' });
});

it('shows an error and keeps the text of a list without any name', async () => {
  const { user } = await openPreview('Emma Johnson\nLiam Smith');
  await clickButton(user, 'Edit the pasted text');
  await fill(user, 'Class list', 'Class 3B');
  await clickButton(user, 'Preview');
  expect(await screen.findByRole('alert')).toHaveTextContent('We found no names.');
  expect(screen.getByLabelText('Class list')).toHaveValue('Class 3B');
});

it('keeps all students when two lists are added in a row while another row is being entered', async () => {
  const { user } = await openPreview('Emma Johnson\nLiam Smith');
  await clickButton(user, 'Add 2 students');
  await screen.findByRole('heading', { name: '2 new logins' });
  await user.type(screen.getByLabelText('First Name of student 4'), 'Typed');
  await user.paste('Emma Johnson\nTyped\nNoah Davis');
  await screen.findByRole('dialog', { name: 'Check the list' });
  expect(groupLines('Needs your answer')).toEqual([
    '1 | Emma Johnson | A student with this name is already here.',
    '2 | Typed | A student with this name is already here.',
  ]);
  await clickButton(user, 'Add 1 student');
  expect(await screen.findByRole('heading', { name: '3 new logins' })).toBeVisible();
  expect(screen.getByDisplayValue('Typed')).toBeVisible();
});

describe('Lines that are not added', () => {
  // @proves S-import-sure
  it('keeps open lines after Add and shows all logins together at the end', async () => {
    const page = await openPreview('Emma Johnson\nCher\n=1+1\nNoah Davis');
    const { user } = page;
    await clickButton(user, 'Add 2 students');
    expect(
      await screen.findByText('2 students are added. The lines below still need your answer.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Check the list' })).toHaveFocus(),
    );
    expect(groupLines('Needs your answer')).toEqual([
      '2 | Cher | Is one word the whole name?',
      '3 | =1+1 | This looks like a formula, not a name.',
    ]);
    // Reading again would list the two added students again.
    expect(screen.queryByRole('button', { name: /^Read all lines/ })).not.toBeInTheDocument();
    await answer(user, 2, 'Yes, add Cher');
    await answer(user, 3, 'Skip');
    await clickButton(user, 'Add 1 student');
    expect(await screen.findByRole('heading', { name: '3 new logins' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(firstNames(page)).toEqual([['Emma', 'Noah'], ['Cher']]);
  });

  it('discards open lines after Add only when the teacher confirms', async () => {
    const { user } = await openPreview('Emma Johnson\nCher');
    await clickButton(user, 'Add 1 student');
    await screen.findByText(/^1 student is added\./);
    await clickButton(user, 'Close');
    const question = await screen.findByRole('alertdialog', { name: 'Discard the rest?' });
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: '1 new login' })).toBeVisible();
  });

  // @proves S-import-sure
  it('adds no student while the list has more students than places', async () => {
    const { user } = await openPreview('Emma Johnson\nLiam Smith', undefined, 2);
    expect(screen.getByText('2 students, 1 place')).toBeVisible();
    expect(button('Add 2 students')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Add Liam Smith, line 2' }));
    expect(button('Add 1 student')).toBeEnabled();
  });

  it('closes without an answer about enrolled students, so a list can be pasted again', async () => {
    const { user } = await openPreview('Amara Diallo\nEmma Johnson');
    await clickButton(user, 'Add 1 student');
    expect(await screen.findByRole('heading', { name: '1 new login' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
