import { screen, waitFor, within } from '@testing-library/react';
import { held, reject } from '@wonderfield/client/testing/fake-calls';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder } from '../../../../testing/forms.ts';
import { aParent, aStudent, userResponse } from '../../../../testing/people.ts';
import { heading, renderPortal } from '../../../../testing/render-screen.tsx';
import { aRoster, aRosterStudent, type Handlers, openRoster } from '../../../../testing/rosters.ts';

const open = async (room?: ClassroomJson, handlers?: Handlers) => {
  const page = openRoster('add-students', room, handlers);
  await heading('Add Students');
  await screen.findByRole('heading', { level: 2, name: 'Room 12 Explorers' });
  return page;
};
const field = (name: 'First Name' | 'Last Name' | 'Username', number: number) =>
  screen.getByLabelText(`${name} of student ${number}`);
const rowCount = () => screen.getAllByLabelText(/^First Name of student/).length;

beforeAll(async () => void (await import('../screens/add-students-screen.tsx')), 60_000);

describe('Add Students page', () => {
  // @proves R-add-students
  it('shows the classroom, its seats and its students', async () => {
    await open();
    expect(document.title).toBe('Add Students · Wonderfield');
    const about = screen.getByRole('complementary', { name: 'Classroom' });
    const facts = within(about).getAllByRole('definition');
    expect(facts.map((fact) => fact.textContent)).toEqual(['Grade 3', 'Science', '3 of 5']);
    expect(within(about).getByRole('img', { name: '3 of 5 places filled' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Students (3 of 5)' })).toBeVisible();
    expect(screen.getByText('q8d3mz1k')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to My Classrooms' })).toHaveAttribute(
      'href',
      '/classrooms',
    );
  });

  // @proves P-helper
  it('redirects a helper to the students of the class', async () => {
    const room = aRoster(undefined, { isShared: true, isHelper: true });
    const { location } = openRoster('add-students', room);
    await heading('Room 12 Explorers');
    expect(location()).toBe('/list-students/room-12');
  });

  // @proves S-loading
  it('shows a loading text until the roster has loaded', async () => {
    const response = held<{ allClassroomsDocs: ClassroomJson[] }>();
    openRoster('add-students', undefined, { getClassroomsByEducator: () => response.promise });
    await heading('Add Students');
    // The text appears while the page script loads and again while the request is pending.
    await waitFor(() => expect(screen.getByText('Loading, please wait...')).toBeVisible());
    response.give({ allClassroomsDocs: [aRoster()] });
    expect(await screen.findByText('q8d3mz1k')).toBeVisible();
  });

  // @proves S-classroom-unknown
  it.each([
    [
      'an unknown classroom',
      reject('CLS_001'),
      'Requested classroom does not exist.',
      'My Classrooms',
      '/classrooms',
    ],
    [
      'a teacher who is not approved',
      reject('EDU_001'),
      'Your account is waiting for approval.',
      'Go to my page',
      '/educator',
    ],
    [
      'a teacher without account setup',
      reject('EDU_002'),
      'Please finish setting up your account first.',
      'Go to my page',
      '/educator',
    ],
    [
      'a teacher who is not approved by the school yet',
      reject('EDU_004'),
      'Your school needs to approve you first.',
      'Go to my page',
      '/educator',
    ],
  ])('shows the next step for %s', async (_what, response, text, link, to) => {
    openRoster('add-students', undefined, { getClassroomsByEducator: () => response });
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: link })).toHaveAttribute('href', to);
  });

  it('offers a retry when the roster cannot be loaded', async () => {
    let attempts = 0;
    const { user } = openRoster('add-students', undefined, {
      getClassroomsByEducator: () => {
        attempts += 1;
        return attempts === 1 ? reject('RTE_001') : { allClassroomsDocs: [aRoster()] };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('q8d3mz1k')).toBeVisible();
  });

  // @proves R-add-students
  it.each([
    ['students', aStudent()],
    ['parents', aParent()],
  ])('shows the not-found page to %s', async (_who, session) => {
    const api = fakeApi({ getUser: () => userResponse(session) });
    const page = renderPortal({ at: '/add-students/room-12', session, api });
    await waitFor(() => expect(page.location()).toBe('/pagenotfound'));
  });
});

describe('New student row', () => {
  // @proves F-roster-username, D-4-generated-username
  it('proposes an editable username when a first name is entered', async () => {
    const { user } = await open();
    expect(field('Username', 4)).toHaveValue('');
    await user.type(field('First Name', 4), 'Diego');
    const made = (field('Username', 4) as HTMLInputElement).value;
    expect(made).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
    await fill(user, 'Username of student 4', 'diego.s');
    await user.type(field('First Name', 4), ' Luis');
    expect(field('Username', 4)).toHaveValue('diego.s');
    expect(screen.getByText('4 of 5')).toBeVisible();
  });

  it('moves with Enter to the last name and then to a new row', async () => {
    const { user } = await open();
    await user.type(field('First Name', 4), 'Diego{Enter}');
    expect(field('Last Name', 4)).toHaveFocus();
    await user.keyboard('Santos{Enter}');
    expect(field('First Name', 5)).toHaveFocus();
    expect(rowCount()).toBe(2);
    await user.click(field('Username', 4));
    await user.keyboard('{Enter}');
    expect(field('First Name', 5)).toHaveFocus();
    expect(rowCount()).toBe(2);
  });

  it('shows missing fields when a field loses focus', async () => {
    const { user } = await open();
    await user.type(field('Last Name', 4), 'Esme');
    expect(messageUnder('First Name of student 4')).toBeUndefined();
    await user.tab({ shift: true });
    await user.tab();
    expect(messageUnder('First Name of student 4')).toBe('Please enter First Name');
    await user.clear(field('Last Name', 4));
    expect(messageUnder('First Name of student 4')).toBeUndefined();
  });

  it('shows at once that a name or a username already exists', async () => {
    const { user } = await open();
    await user.type(field('First Name', 4), 'amara{Enter}diallo');
    expect(field('Last Name', 4)).toHaveAccessibleDescription(
      'Same name as another student. You can add both.',
    );
    await fill(user, 'Username of student 4', 'Q8D3MZ1K');
    expect(messageUnder('Username of student 4')).toBe(
      'This username is taken. Please try another.',
    );
  });

  // @proves S-roster, F-roster-capacity
  it('limits the rows to the capacity of the classroom', async () => {
    const { user } = await open();
    await clickButton(user, 'Add Student');
    expect(rowCount()).toBe(2);
    expect(screen.getByText('This classroom is full.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Student' })).toBeDisabled();
    await user.type(field('First Name', 5), 'Diego{Enter}Santos{Enter}');
    expect(rowCount()).toBe(2);
    await clickButton(user, 'Remove row 5');
    expect(rowCount()).toBe(1);
    expect(field('First Name', 4)).toHaveFocus();
    expect(screen.queryByText('This classroom is full.')).not.toBeInTheDocument();
  });

  it('shows an empty row again after the only row is removed', async () => {
    const { user } = await open();
    await user.type(field('First Name', 4), 'Diego');
    await clickButton(user, 'Remove row 4');
    expect(field('First Name', 4)).toHaveValue('');
    expect(field('First Name', 4)).toHaveFocus();
  });

  it('shows no row in a full classroom and links to Edit Classroom', async () => {
    await open(aRoster([aRosterStudent()], { noOfStudents: 1 }));
    expect(screen.getByText('This classroom is full.')).toBeVisible();
    expect(screen.queryByLabelText(/^First Name/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Paste or import' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit Classroom' })).toHaveAttribute(
      'href',
      '/edit-classroom/room-12',
    );
  });
});

describe('Leaving the page', () => {
  // @proves S-roster
  it('asks before leaving with unsaved rows', async () => {
    const { user, location } = await open();
    await user.type(field('First Name', 4), 'Diego');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(field('First Name', 4)).toHaveValue('Diego');
    expect(location()).toBe('/add-students/room-12');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
  });

  it('leaves without a question when there are no unsaved rows', async () => {
    const { user, location } = await open(undefined, {
      getInvitations: () => ({ invitations: [], handovers: [] }),
    });
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(location()).toBe('/classrooms'));
  });
});
