import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { ExternalClassJson } from '@wonderfield/contract/classroom-sync/external-class';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, fill } from '../../../testing/forms.ts';
import { type Handlers, openSync } from '../../../testing/open/open-sync.ts';
import { heading } from '../../../testing/render-screen.tsx';
import { anExternalRoster, aPreview, externalStudents } from '../../../testing/syncs.ts';

const open = async (roster: ExternalClassJson = anExternalRoster(), handlers: Handlers = {}) => {
  const page = openSync('/google-students/g-1', {
    getGoogleClassrooms: () => ({ allClassroomDocs: roster }),
    ...handlers,
  });
  await heading(roster.classRoomName);
  await screen.findByRole('heading', { name: `Students (${roster.noOfStudents})` });
  return page;
};
/** A synced class of five students, three of which are in the classroom. */
const synced = (changes: Partial<ExternalClassJson> = {}) =>
  anExternalRoster(
    externalStudents(5, (index) => ({ isUserSync: index < 3 })),
    { isClassroomSync: true, wonderfieldClassRoomId: 'room-12', ...changes },
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ })
    .filter(({ checked }) => checked)
    .map((each) => each.labels?.[0]?.textContent?.replace('Select ', ''));
const sync = () => screen.getByRole('button', { name: /^Sync with/ });
const columns = () => screen.getAllByRole('columnheader').map((column) => column.textContent);
const bar = () => screen.getByRole('region', { name: 'Sync' });
const rangeWithSpace = (user: UserEvent) => user.keyboard('{Shift>} {/Shift}');

beforeAll(async () => void (await import('./screens/external-students-screen.tsx')), 60_000);

describe('Students of a Google class', () => {
  // @proves R-google-students
  it('lists the students in a table with all columns', async () => {
    const { api } = await open();
    expect(columns()).toEqual(['Select all', 'First Name', 'Last Name', 'Email Address', 'Notes']);
    const [, first] = within(screen.getByRole('table')).getAllByRole('row');
    expect(first).toHaveTextContent('AmaraDialloamara.1@hazelgrove.school');
    expect(api.calls('getGoogleClassrooms')[0]?.fields.classroomId).toBe('g-1');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/google-classrooms',
    );
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/google-classrooms',
    );
    expect(document.title).toBe('Sync Google Classroom · Wonderfield');
  });

  // @proves S-sync-students
  it('selects all 41 students before the first sync', async () => {
    await open(anExternalRoster(externalStudents(41)));
    expect(chosen()).toHaveLength(41);
    expect(bar()).toHaveTextContent('41 of 41 students chosen');
    expect(sync()).toBeEnabled();
  });

  // @proves S-sync-students
  it('selects the synced students of a synced class and offers the new ones', async () => {
    const students = externalStudents(5, (index) => ({
      isUserSync: index < 2,
      isLeftOut: index === 4,
    }));
    const { user } = await open(
      anExternalRoster(students, { isClassroomSync: true, wonderfieldClassRoomId: 'room-12' }),
    );
    expect(chosen()).toEqual(['Amara Diallo', 'Benjamin Whitaker']);
    expect(
      screen.getByText('2 students are new in Google. Select the ones you want to add.'),
    ).toBeVisible();
    expect(screen.getAllByText('New')).toHaveLength(2);
    expect(screen.getAllByText('Excluded')).toHaveLength(1);
    await clickButton(user, 'Select the 2 new students');
    expect(chosen()).toHaveLength(4);
    expect(screen.queryByText('New')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /new student/ })).not.toBeInTheDocument();
  });

  // @proves S-sync-students, F-sync-disabled
  it('selects all or none with one checkbox, which shows a partial selection', async () => {
    const { user } = await open();
    expect(box('Select all')).toBeChecked();
    await user.click(box('Select Esme Laurent'));
    expect(box('Select all')).toBePartiallyChecked();
    await user.click(box('Select all'));
    expect(chosen()).toHaveLength(5);
    await user.click(box('Select all'));
    expect(chosen()).toEqual([]);
    expect(sync()).toBeDisabled();
    expect(bar()).toHaveTextContent('Choose at least one student.');
  });

  it('labels students who stay out, leave the class or may be duplicates', async () => {
    const roster = synced({
      studentData: externalStudents(5, (index) => ({
        isUserSync: index < 3,
        isLeftOut: index === 3,
        mayBeTwin: index === 3,
      })),
    });
    const { user } = await open(roster);
    const rowOf = (name: RegExp) => screen.getByRole('row', { name });
    expect(rowOf(/Diego/)).toHaveTextContent('Excluded');
    await user.click(box('Select Diego Santos Cruz'));
    expect(rowOf(/Diego/)).toHaveTextContent('Same student?');
    await user.click(box('Select Amara Diallo'));
    expect(rowOf(/Amara/)).toHaveTextContent('Leaves the class');
  });

  it('filters students by name or email and keeps the selection of hidden ones', async () => {
    const { user } = await open();
    await user.click(box('Select Amara Diallo'));
    await fill(user, 'Find a student', 'santos');
    expect(chosen()).toEqual(['Diego Santos Cruz']);
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(bar()).toHaveTextContent('4 of 5 students chosen');
    await user.click(box('Select all found'));
    expect(bar()).toHaveTextContent('3 of 5 students chosen');
    await fill(user, 'Find a student', 'nobody');
    expect(screen.getByText('No student with this name')).toBeVisible();
    await fill(user, 'Find a student', '');
    expect(chosen()).toEqual(['Benjamin Whitaker', 'Chloe Nguyen', 'Esme Laurent']);
  });

  it('toggles a student with Space and a range with Shift and Space', async () => {
    const { user } = await open();
    box('Select Benjamin Whitaker').focus();
    await user.keyboard(' ');
    expect(chosen()).not.toContain('Benjamin Whitaker');
    box('Select Diego Santos Cruz').focus();
    await rangeWithSpace(user);
    expect(chosen()).toEqual(['Amara Diallo', 'Esme Laurent']);
    box('Select Chloe Nguyen').focus();
    await user.keyboard(' ');
    expect(chosen()).toEqual(['Amara Diallo', 'Chloe Nguyen', 'Esme Laurent']);
  });

  it('limits the new students to the free seats of the school', async () => {
    const { user } = await open(synced({ freeSeats: 1 }));
    await clickButton(user, 'Select the 2 new students');
    expect(bar()).toHaveTextContent('2 new students, but only 1 free seat at your school.');
    expect(sync()).toBeDisabled();
    await user.click(box('Select Esme Laurent'));
    expect(bar()).toHaveTextContent('1 free seat at your school');
    expect(sync()).toBeEnabled();
  });

  // @proves S-sync-empty, F-sync-disabled, M-no-external-students
  it('disables the sync for a class without students', async () => {
    await open(anExternalRoster([]));
    expect(
      screen.getByRole('heading', { name: 'No Students found for the Google Classroom' }),
    ).toBeVisible();
    expect(sync()).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/google-classrooms',
    );
  });

  it('keeps the selection when the educator returns from the preview', async () => {
    const { user, location, api } = await open(anExternalRoster(), {
      previewClassroomSync: () => ({ preview: aPreview() }),
    });
    await user.click(box('Select Amara Diallo'));
    await clickButton(user, 'Sync with Google');
    await heading('Check before you sync');
    expect(location()).toBe('/google-students/g-1?step=preview');
    expect(screen.getByRole('heading', { level: 2, name: '5B Writers and Readers' })).toHaveFocus();
    expect(api.calls('previewClassroomSync')[0]?.fields).toMatchObject({
      googleClassroomId: 'g-1',
      isGoogleClassroom: '1',
      studentIds: '["s-2","s-3","s-4","s-5"]',
    });
    await screen.findByRole('heading', { name: 'Already up to date' });
    await clickButton(user, 'Cancel');
    await heading('5B Writers and Readers');
    expect(location()).toBe('/google-students/g-1');
    expect(chosen()).not.toContain('Amara Diallo');
    expect(screen.getByRole('heading', { name: 'Students (5)' })).toHaveFocus();
  });

  it('returns to the selection when the preview is reloaded', async () => {
    const { location } = openSync('/google-students/g-1?step=preview', {
      getGoogleClassrooms: () => ({ allClassroomDocs: anExternalRoster() }),
    });
    await screen.findByRole('heading', { name: 'Students (5)' });
    expect(location()).toBe('/google-students/g-1');
  });
});

describe('Class that cannot be shown', () => {
  it('shows a loading text until the class has loaded', async () => {
    const response = held<{ allClassroomDocs: ExternalClassJson }>();
    openSync('/google-students/g-1', { getGoogleClassrooms: () => response.promise });
    expect(await screen.findByText('Loading, please wait...')).toBeVisible();
    response.give({ allClassroomDocs: anExternalRoster() });
    await heading('5B Writers and Readers');
  });

  // @proves R-google-students
  it('shows that the class does not exist and links to the list', async () => {
    openSync('/google-students/g-1', { getGoogleClassrooms: () => reject('EXT_003') });
    await screen.findByRole('heading', { name: 'Requested classroom does not exist.' });
    expect(screen.getByRole('link', { name: 'Classrooms in Google' })).toHaveAttribute(
      'href',
      '/google-classrooms',
    );
  });

  it('shows the error EXT_002 and retries', async () => {
    const responses = [reject('EXT_002'), { allClassroomDocs: anExternalRoster() }];
    const { user } = openSync('/google-students/g-1', {
      getGoogleClassrooms: () => responses.shift() ?? fail(),
    });
    await screen.findByRole('alert');
    await clickButton(user, 'Try again');
    await heading('5B Writers and Readers');
  });
});

describe('Students of a Clever section', () => {
  // @proves R-google-students, D-5-sync-provider
  it('lists all columns and shows “Not shared” for a missing email', async () => {
    const { api } = openSync('/google-students/c-1?provider=clever', {
      getCleverClassrooms: () => ({
        allClassroomDocs: anExternalRoster(externalStudents(2, () => ({ email: undefined }))),
      }),
      previewClassroomSync: () => ({ preview: aPreview({ service: 'clever' }) }),
    });
    await heading('5B Writers and Readers');
    expect(columns()).toEqual(['Select all', 'First Name', 'Last Name', 'Email Address', 'Notes']);
    expect(screen.getAllByRole('cell', { name: 'Not shared' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/clever-classrooms',
    );
    screen.getByRole('button', { name: 'Sync with Clever' }).click();
    await heading('Check before you sync');
    await waitFor(() =>
      expect(api.calls('previewClassroomSync')[0]?.fields).toMatchObject({
        isGoogleClassroom: '0',
      }),
    );
    await screen.findByRole('heading', { name: 'Already up to date' });
  });
});

describe('DestinationField', () => {
  const destinations = [
    {
      classRoomId: 'room-5b',
      classRoomName: '5b writers and readers',
      enrolled: 18,
      hasItsName: true,
    },
    { classRoomId: 'room-12', classRoomName: 'Room 12', enrolled: 1, hasItsName: false },
  ];
  const openFirst = () =>
    open(anExternalRoster(externalStudents(5), { destinations }), {
      previewClassroomSync: () => ({ preview: aPreview() }),
    });
  const into = () => screen.getByRole('combobox', { name: 'Sync into' });

  it('preselects the existing classroom with the name of the class', async () => {
    const { api, user } = await openFirst();
    expect(into()).toHaveValue('room-5b');
    expect(into()).toHaveAccessibleDescription(/will sync with this class/);
    await user.click(sync());
    await screen.findByRole('heading', { name: 'Check before you sync' });
    const [call] = api.calls('previewClassroomSync');
    expect(call?.fields.wonderfieldClassRoomId).toBe('room-5b');
  });

  it('syncs into a new classroom when chosen, and keeps that choice after Cancel', async () => {
    const { api, user } = await openFirst();
    await user.selectOptions(into(), 'A new classroom');
    await user.click(sync());
    await screen.findByRole('heading', { name: 'Check before you sync' });
    const [call] = api.calls('previewClassroomSync');
    expect(call?.fields).not.toHaveProperty('wonderfieldClassRoomId');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('combobox', { name: 'Sync into' })).toHaveValue('');
  });

  it('hides the destination when there is no classroom to choose', async () => {
    await open();
    expect(screen.queryByRole('combobox', { name: 'Sync into' })).not.toBeInTheDocument();
  });
});
