import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clickButton } from '../../../../testing/forms.ts';
import { heading } from '../../../../testing/render-screen.tsx';
import { aRoster, type Handlers, openRoster } from '../../../../testing/rosters.ts';
import { spreadsheet, zip } from '../../../../testing/spreadsheet.ts';
import { groupLines } from '../../../../testing/students/import-preview.ts';

const open = async (
  room: ClassroomJson = aRoster([], { noOfStudents: 24 }),
  handlers?: Handlers,
) => {
  const page = openRoster('add-students', room, handlers);
  await heading('Add Students');
  await screen.findByRole('button', { name: 'Paste or import' });
  return page;
};
const openDialog = async (room?: ClassroomJson) => {
  const page = await open(room);
  await clickButton(page.user, 'Paste or import');
  await screen.findByRole('dialog', { name: 'Paste or import students' });
  return page;
};
/** Returns the names in the preview in the order of their lines. */
const names = async () => {
  await screen.findByRole('dialog', { name: 'Check the list' });
  return [...groupLines('Changed by us'), ...groupLines('Ready')]
    .map((line) => line.split(' | '))
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, name]) => name);
};
const file = (content: BlobPart, name = 'class.csv') => new File([content], name);
const choose = (content: File) =>
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [content] },
  });
const TWO = ['Amara Diallo', 'Ben Whitaker'];
const wide = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...[...text].flatMap((c) => [c.charCodeAt(0), 0])]);

beforeAll(async () => {
  await import('../screens/add-students-screen.tsx');
  await import('./import-file.ts');
}, 60_000);

describe('Import sources', () => {
  // @proves D-5-paste
  it.each([
    ['a spreadsheet range', 'First name\tLast name\nAmara\tDiallo\nBen\tWhitaker'],
    ['CSV', 'Amara,Diallo\nBen,Whitaker'],
    ['semicolons', 'Last name;First name\nDiallo;Amara\nWhitaker;Ben'],
    ['names', 'Amara Diallo\nBen Whitaker'],
    ['"Last, First"', 'Diallo, Amara\nWhitaker, Ben'],
  ])('reads a list as %s', async (_what, text) => {
    const { user } = await openDialog();
    expect(screen.getByRole('button', { name: 'Preview' })).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Class list'), { target: { value: text } });
    await clickButton(user, 'Preview');
    expect(await names()).toEqual(TWO);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Check the list' })).toHaveFocus(),
    );
    expect(screen.getByText('2 students will be added')).toBeVisible();
    expect(screen.getByText('Nothing is saved yet.')).toBeVisible();
  });

  // @proves S-import, D-5-paste
  it.each([
    ['UTF-8', file('Amara,Diallo\nBen,Whitaker')],
    ['UTF-8 with a byte order mark', file('\uFEFFAmara,Diallo\r\nBen,Whitaker\r\n')],
    ['UTF-16', file(wide('Amara\tDiallo\r\nBen\tWhitaker'), 'class.txt')],
    [
      'an .xlsx',
      file(
        spreadsheet([['Class 3B'], ['Student'], ['Amara Diallo'], ['Ben Whitaker']]),
        'class.xlsx',
      ),
    ],
    [
      'an .xlsx with another file name',
      file(
        spreadsheet([
          ['Amara', 'Diallo'],
          ['Ben', 'Whitaker'],
        ]),
        'class.csv',
      ),
    ],
  ])('reads a file: %s', async (_what, chosen) => {
    await openDialog();
    choose(chosen);
    expect(await names()).toEqual(TWO);
  });

  // @proves S-import
  it('opens the import when a list is pasted into a name field, but not for one word', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText('First Name of student 1'));
    await user.paste('Diego');
    expect(screen.getByLabelText('First Name of student 1')).toHaveValue('Diego');
    await user.paste('Amara\tDiallo\nBen\tWhitaker');
    expect(await names()).toEqual(TWO);
    expect(screen.getByLabelText('First Name of student 1')).toHaveValue('Diego');
  });

  it('reads a list at once when it is pasted into the empty field', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByLabelText('Class list'));
    await user.paste('Amara Diallo\nBen Whitaker');
    expect(await names()).toEqual(TWO);
  });

  // @proves D-5-paste
  it('accepts a file dropped anywhere on the page and shows a hint', async () => {
    await open();
    const files = { types: ['Files'], files: [file('Amara,Diallo\nBen,Whitaker')] };
    expect(fireEvent.dragOver(document.body, { dataTransfer: files })).toBe(false);
    expect(screen.getByText('Drop the file to read it')).toBeVisible();
    fireEvent.dragLeave(document.body, { dataTransfer: files });
    expect(screen.queryByText('Drop the file to read it')).not.toBeInTheDocument();
    expect(fireEvent.drop(document.body, { dataTransfer: files })).toBe(false);
    expect(await names()).toEqual(TWO);
  });

  it('ignores a file dropped while a list is being previewed', async () => {
    const { user } = await openDialog();
    fireEvent.change(screen.getByLabelText('Class list'), { target: { value: 'Diego Santos' } });
    await clickButton(user, 'Preview');
    const before = await names();
    const files = { types: ['Files'], files: [file('Amara,Diallo\nBen,Whitaker')] };
    // The browser must not open the file either.
    expect(fireEvent.dragOver(document.body, { dataTransfer: files })).toBe(false);
    expect(screen.queryByText('Drop the file to read it')).not.toBeInTheDocument();
    expect(fireEvent.drop(document.body, { dataTransfer: files })).toBe(false);
    expect(await names()).toEqual(before);
  });

  it('accepts a file dropped on the open dialog and shows a hint', async () => {
    await openDialog();
    const files = { types: ['Files'], files: [file('Amara,Diallo\nBen,Whitaker')] };
    fireEvent.dragOver(document.body, { dataTransfer: files });
    expect(within(screen.getByRole('dialog')).getByText('Drop the file to read it')).toBeVisible();
    fireEvent.drop(document.body, { dataTransfer: files });
    expect(await names()).toEqual(TWO);
  });

  it('ignores dragged text', async () => {
    await open();
    const text = { types: ['text/plain'], files: [] };
    expect(fireEvent.dragOver(document.body, { dataTransfer: text })).toBe(true);
    expect(fireEvent.drop(document.body, { dataTransfer: text })).toBe(true);
  });
});

describe('Unreadable lists', () => {
  const large = () => {
    const each = file('x', 'huge.csv');
    Object.defineProperty(each, 'size', { value: 52_428_800 });
    each.arrayBuffer = vi.fn(() => Promise.reject(new Error('it was read')));
    return each;
  };
  // @proves S-import
  it.each([
    [
      'a picture',
      () => file(new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'class.png'),
      /^This file cannot be read\. Please save it as \.xlsx or \.csv and try again\.$/,
    ],
    [
      'an old .xls',
      () => file(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'class.xls'),
      /^This file cannot be read/,
    ],
    [
      'a broken .xlsx',
      () => file(zip([{ name: 'xl/nothing.xml', content: 'x' }]), 'a.xlsx'),
      /^This file cannot be read/,
    ],
    [
      'a cut-off .xlsx',
      () => file(spreadsheet([['Amara Diallo']]).slice(0, 300), 'a.xlsx'),
      /^This file cannot be read/,
    ],
    [
      'CSV in an encoding of another script',
      () => file(new Uint8Array([0xc8, 0xe2, 0xe0, 0xed, 0x2c, 0xcf, 0xe5, 0xf2])),
      /^We cannot read the letters of this file\. Please save it as CSV UTF-8/,
    ],
    ['noise', () => file(new Uint8Array([1, 0, 0, 7, 0, 0, 3])), /^This file cannot be read/],
    [
      'a bomb',
      () => file(zip([{ name: 'a.xml', content: 'x' }], 900_000_000), 'a.xlsx'),
      /^This spreadsheet is too large\. Please copy the names and paste them here, or save the sheet as CSV\.$/,
    ],
    ['an empty file', () => file(''), /^We found no names\.$/],
    ['headings without names', () => file('First name,Last name\n,'), /^We found no names\.$/],
    [
      'a file of 50 MB without reading it',
      large,
      /^This list is larger than 1 MB\. Please import one class at a time\.$/,
    ],
  ])('shows an error for %s', async (_what, make, text) => {
    const chosen = make();
    await openDialog();
    choose(chosen);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(text);
    expect(screen.getByLabelText('Class list')).toBeVisible();
    if (vi.isMockFunction(chosen.arrayBuffer)) expect(chosen.arrayBuffer).not.toHaveBeenCalled();
  });

  it('shows an error for pasted text of more than 1 MB', async () => {
    await openDialog();
    const box = screen.getByLabelText('Class list');
    fireEvent.paste(box, { clipboardData: { getData: () => 'Amara Diallo\n'.repeat(90_000) } });
    expect(await screen.findByRole('alert')).toHaveTextContent('This list is larger than 1 MB.');
  });
});

describe('Scripts that fail to load', () => {
  it('shows an error in the dialog and keeps the list for another attempt', async () => {
    vi.doMock('./import-file.ts', () => Promise.reject(new Error('no such chunk')));
    onTestFinished(() => void vi.doUnmock('./import-file.ts'));
    const { user } = await openDialog();
    fireEvent.change(screen.getByLabelText('Class list'), { target: { value: 'Diego Santos' } });
    await clickButton(user, 'Preview');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The list could not be read. Please try again.',
    );
    expect(screen.getByLabelText('Class list')).toHaveValue('Diego Santos');
  });

  it('shows an error when the template cannot be created', async () => {
    vi.doMock('../entry/student-csv.ts', () => Promise.reject(new Error('no such chunk')));
    onTestFinished(() => void vi.doUnmock('../entry/student-csv.ts'));
    const { user } = await openDialog();
    await clickButton(user, 'Download a template');
    expect(await screen.findByText('Something went wrong, Please try again')).toBeVisible();
  });
});

// @proves S-import
it.each([
  ['pasted text', (list: string) => list],
  ['a file', (list: string) => file(list)],
])('asks for one class at a time and keeps the text for 2,000 lines of %s', async (_what, make) => {
  await openDialog();
  const list = Array.from({ length: 2000 }, (_, line) => `Kid Family${line}`).join('\n');
  const source = make(list);
  if (source instanceof File) choose(source);
  else {
    const box = screen.getByLabelText('Class list');
    fireEvent.paste(box, { clipboardData: { getData: () => source } });
  }
  expect(await screen.findByRole('alert')).toHaveTextContent('Please paste one class at a time.');
  expect(screen.getByLabelText('Class list')).toHaveValue(list);
});

it('keeps the typed text when a file cannot be read', async () => {
  await openDialog();
  fireEvent.change(screen.getByLabelText('Class list'), { target: { value: 'Diego Santos' } });
  choose(file(new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'class.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file cannot be read.');
  expect(screen.getByLabelText('Class list')).toHaveValue('Diego Santos');
});

it('shows 500 lines', async () => {
  await openDialog();
  const letters = (n: number) => String.fromCharCode(97 + (Math.floor(n / 26) % 26), 97 + (n % 26));
  const list = Array.from({ length: 500 }, (_, n) => `Kid Fam${letters(n)}`).join('\n');
  fireEvent.paste(screen.getByLabelText('Class list'), { clipboardData: { getData: () => list } });
  expect(await names()).toHaveLength(500);
  expect(screen.getByText('500 students, 24 places')).toBeVisible();
}, 60_000);

it('downloads a template', async () => {
  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:template');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() });
  const clicked = vi
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  const { user } = await openDialog();
  await clickButton(user, 'Download a template');
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('wonderfield-students.csv');
  expect(saved.mock.calls[0]?.[0].size).toBe(40);
});

it('closes on Cancel', async () => {
  const { user } = await openDialog();
  await clickButton(user, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
