import { screen, within } from '@testing-library/react';
import { clickButton } from '../forms.ts';
import { heading } from '../render-screen.tsx';
import { aRoster, aRosterStudent, type Handlers, openRoster } from '../rosters.ts';

/** Opens the preview of a list that is pasted into a name field. */
export const openPreview = async (list: string, handlers?: Handlers, capacity = 24) => {
  const room = aRoster([aRosterStudent()], { noOfStudents: capacity });
  const page = openRoster('add-students', room, handlers);
  await heading('Add Students');
  await page.user.click(await screen.findByLabelText('First Name of student 2'));
  await page.user.paste(list);
  await screen.findByRole('dialog', { name: 'Check the list' });
  return page;
};

/** Returns the texts of a group's lines. The parts of a line are separated by bars. */
export const groupLines = (title: string) => {
  const group = screen.queryByRole('region', { name: new RegExp(`^${title}`) });
  if (!group) return [];
  return within(group)
    .getAllByRole('listitem')
    .map((item) => {
      const [, , understood] = item.children;
      const texts = item.querySelector('b')
        ? [...(understood?.children ?? [])].map((each) => each.textContent)
        : [item.children[1]?.textContent.trim()];
      const number = item.firstElementChild?.textContent.replace('Line ', '');
      return [number, ...texts.filter(Boolean)].join(' | ');
    });
};

/** Returns the counts and hints of the summary. */
export const summary = () =>
  within(screen.getByRole('navigation', { name: 'What happens to the lines' }))
    .getAllByRole('link')
    .map((link) =>
      [link.querySelector('b'), link.querySelector('span')?.firstChild]
        .map((part) => part?.textContent)
        .join(' '),
    );

/** Chooses an answer in the radio group of a line. */
export const answer = async (
  user: Awaited<ReturnType<typeof openPreview>>['user'],
  line: number,
  label: string,
) => {
  const group = screen.getByRole('group', { name: new RegExp(`^Line ${line}:`) });
  await user.click(within(group).getByRole('radio', { name: label }));
};

/** Returns the labels of the answers of a line, the chosen one in brackets. */
export const answers = (line: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^Line ${line}:`) }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => {
      const label = radio.closest('label')?.textContent;
      return radio.checked ? `[${label}]` : label;
    });

export const editLine = (user: Awaited<ReturnType<typeof openPreview>>['user'], line: number) =>
  clickButton(user, `Edit line ${line}`);

type Sent = {
  calls: (name: 'addStudentsToClassRoom') => { fields: { studentDetails: unknown } }[];
};

/** Returns the students of each call that added some. */
export const addedStudents = (api: Sent) =>
  api
    .calls('addStudentsToClassRoom')
    .map(
      ({ fields }) =>
        JSON.parse(String(fields.studentDetails)) as Record<
          'firstName' | 'lastName' | 'username',
          string
        >[],
    );
