import { screen, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton } from '../../../testing/forms.ts';
import { type Handlers, openSync } from '../../../testing/open/open-sync.ts';
import { heading } from '../../../testing/render-screen.tsx';
import { anExternalClass } from '../../../testing/syncs.ts';
import { takeReturn } from '../../shared/account/connect-return.ts';

type List = { allClassroomsDocs: ReturnType<typeof anExternalClass>[] };

const listing = (...allClassroomsDocs: List['allClassroomsDocs']): Handlers => ({
  getGoogleClassrooms: () => ({ allClassroomsDocs }),
});
const rows = () =>
  within(screen.getByRole('list', { name: /^Your classes in/ }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const count = (name: string) => screen.findByRole('heading', { level: 2, name });

beforeAll(async () => void (await import('./screens/external-classes-screen.tsx')), 60_000);

describe('Google classes page', () => {
  // @proves R-google-classrooms
  it('shows the title, the count and the Back and Cancel links', async () => {
    openSync('/google-classrooms', listing(anExternalClass()));
    await heading('Sync Google Classroom');
    await count('Classrooms (1)');
    expect(document.title).toBe('Sync Google Classroom · Wonderfield');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/educator');
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/classrooms');
    expect(screen.getByRole('link', { name: /^Sync/ })).toHaveAttribute(
      'href',
      '/google-students/g-1',
    );
  });

  // @proves R-google-classrooms
  it('shows the sync status of each class', async () => {
    openSync(
      '/google-classrooms',
      listing(
        anExternalClass({ googleClassroomId: 'g-1', state: 'changed', changes: 16 }),
        anExternalClass({ googleClassroomId: 'g-2', state: 'upToDate', section: undefined }),
        anExternalClass({ googleClassroomId: 'g-3', state: 'new', noOfStudents: 1 }),
        anExternalClass({
          googleClassroomId: 'g-4',
          state: 'stopped',
          stoppedAt: '2026-11-12T15:40:00',
        }),
      ),
    );
    await count('Classrooms (4)');
    const [changed, upToDate, fresh, stopped] = rows();
    expect(changed).toContain('16 pending changes');
    expect(changed).toContain('Science · Room 12');
    expect(changed).toContain('18 students in Google');
    expect(upToDate).toMatch(/Up to dateLast synced .*8:02.AM/);
    expect(fresh).toContain('1 student in Google');
    expect(fresh).toContain('Not synced yetYou choose a classroom in the next step');
    expect(stopped).toMatch(/The last sync stoppedStopped .*3:40.PM\. Nothing was changed\./);
  });

  it('explains what is read and that nothing is written to Google', async () => {
    openSync('/google-classrooms', listing(anExternalClass()));
    const card = await screen.findByRole('complementary', { name: 'Connected' });
    expect(within(card).getByText('We never write to Google.')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Manage on your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('refreshes the classes on click and keeps the list while loading', async () => {
    const again = held<List>();
    const responses = [{ allClassroomsDocs: [anExternalClass()] }, again.promise];
    const { user } = openSync('/google-classrooms', {
      getGoogleClassrooms: () => responses.shift() ?? fail(),
    });
    await count('Classrooms (1)');
    expect(screen.getByText('Read from Google just now')).toBeVisible();
    await clickButton(user, 'Read from Google again');
    expect(screen.getByRole('status')).toHaveTextContent('Reading from Google...');
    expect(rows()).toHaveLength(1);
    again.give({ allClassroomsDocs: [] });
    await count('Classrooms (0)');
  });

  // @proves S-sync-empty, M-no-external-classrooms
  it('shows a loading text, then the empty state without classes', async () => {
    const response = held<List>();
    openSync('/google-classrooms', { getGoogleClassrooms: () => response.promise });
    await heading('Sync Google Classroom');
    expect(await screen.findByText('Loading, please wait...')).toBeVisible();
    response.give({ allClassroomsDocs: [] });
    expect(
      await screen.findByRole('heading', { name: 'No Classrooms found for the user' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cancel' })).toBeVisible();
  });
});

describe('Google classes that cannot be read', () => {
  // @proves R-google-classrooms
  it.each([
    ['EXT_001', 'Connect Google'],
    ['EXT_004', 'Connect again'],
  ] as const)('shows the error %s and links to the connection', async (code, label) => {
    const { user } = openSync('/google-classrooms', { getGoogleClassrooms: () => reject(code) });
    const link = await screen.findByRole('link', { name: label });
    expect(link).toHaveAttribute('href', '/users/googleClassAuthorize?for=rosters');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(takeReturn()).toBe('/google-classrooms');
    expect(screen.queryByText('Connected')).not.toBeInTheDocument();
  });

  it('shows EXT_002 when the service does not respond, and retries', async () => {
    const responses = [reject('EXT_002'), { allClassroomsDocs: [anExternalClass()] }];
    const { user } = openSync('/google-classrooms', {
      getGoogleClassrooms: () => responses.shift() ?? fail(),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Google Classroom is not responding. Please try again.',
    );
    await clickButton(user, 'Try again');
    await count('Classrooms (1)');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // @proves M-EXT_008
  it('shows EXT_008 without a connect link when Classroom is turned off, and retries', async () => {
    const responses = [reject('EXT_008'), { allClassroomsDocs: [anExternalClass()] }];
    const { user } = openSync('/google-classrooms', {
      getGoogleClassrooms: () => responses.shift() ?? fail(),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Google Classroom is turned off for your account. Your school’s administrator can turn it on.',
    );
    expect(screen.queryByRole('link', { name: 'Connect again' })).not.toBeInTheDocument();
    await clickButton(user, 'Try again');
    await count('Classrooms (1)');
  });

  it('keeps the loaded list when a refresh fails', async () => {
    const responses = [{ allClassroomsDocs: [anExternalClass()] }, reject('EXT_002')];
    const { user } = openSync('/google-classrooms', {
      getGoogleClassrooms: () => responses.shift() ?? fail(),
    });
    await count('Classrooms (1)');
    await clickButton(user, 'Read from Google again');
    await screen.findByRole('alert');
    expect(rows()).toHaveLength(1);
  });

  it('links an educator without access to the educator home page', async () => {
    openSync('/google-classrooms', { getGoogleClassrooms: () => reject('EDU_001') });
    expect(await screen.findByRole('link', { name: 'Go to my page' })).toHaveAttribute(
      'href',
      '/educator',
    );
  });
});

describe('Clever classes page', () => {
  // @proves R-clever-classrooms
  it('lists Clever classes with links that name Clever as provider', async () => {
    const { api } = openSync('/clever-classrooms', {
      getCleverClassrooms: () => ({
        allClassroomsDocs: [anExternalClass({ googleClassroomId: 'c-1' })],
      }),
    });
    await heading('Sync Clever Classroom');
    await count('Classrooms (1)');
    expect(rows()[0]).toContain('18 students in Clever');
    expect(screen.getByRole('link', { name: /^Sync/ })).toHaveAttribute(
      'href',
      '/google-students/c-1?provider=clever',
    );
    expect(api.calls('getGoogleClassrooms')).toEqual([]);
  });

  // @proves R-clever-classrooms
  it('links to the Clever connection for EXT_001', async () => {
    openSync('/clever-classrooms', { getCleverClassrooms: () => reject('EXT_001') });
    expect(await screen.findByRole('link', { name: 'Connect Clever' })).toHaveAttribute(
      'href',
      '/users/cleverAuthorize?for=rosters',
    );
  });
});
