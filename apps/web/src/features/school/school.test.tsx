import { act, screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { clickButton } from '../../../testing/forms.ts';
import { openSchool, renderSchool, type SchoolAnswer } from '../../../testing/open/open-school.tsx';
import { heading } from '../../../testing/render-screen.tsx';
import { aSchool, aTeacher } from '../../../testing/schools.ts';

const NOBODY = aSchool({ teachers: [], classRooms: [] });

beforeAll(async () => void (await import('./screens/school-screen.tsx')), 60_000);

describe('My School page', () => {
  it('shows a loading text until the school has loaded', async () => {
    const response = held<SchoolAnswer>();
    renderSchool({ getSchool: () => response.promise });
    await heading('My School');
    expect(document.title).toBe('My School · Wonderfield');
    expect(screen.getByRole('status')).toHaveTextContent('Loading, please wait...');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/educator');
    response.give({ school: aSchool() });
    await heading('Alder Creek Elementary');
    expect(screen.queryByText('Loading, please wait...')).not.toBeInTheDocument();
  });

  // @proves R-school, S-school-page
  it('shows the classrooms, the teachers and the seats', async () => {
    const mila = aTeacher({
      userId: 'educator-3',
      firstName: 'Mila',
      lastName: 'Osei',
      email: 'mila@school.example.org',
      educatorGrade: '',
      hasSchoolAddress: false,
      joinedAt: '2026-11-12T15:00:00.000Z',
    });
    await openSchool(aSchool({ teachers: [aTeacher(), mila] }));
    expect(screen.getByText('Portland 97214')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Teachers (2 of 10)' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Name', 'Email Address', 'Grades', 'Joined', 'Remove'],
      [
        'Noah Lindqvist',
        'noah@school.example.orgSchool address',
        'Grade 3, Grade 4',
        'Nov 3, 2026',
        'Remove',
      ],
      ['Mila Osei', 'mila@school.example.orgPrivate address', '', 'Nov 12, 2026', 'Remove'],
    ]);
    const rooms = screen.getByRole('table', { name: 'Classrooms and teachers' });
    expect(within(rooms).getByText('Room 12 Explorers')).toBeVisible();
    expect(within(rooms).getByText('Noah Lindqvist')).toBeVisible();
    expect(within(rooms).getByText('18 of 24')).toBeVisible();
    const seats = screen.getByRole('region', { name: 'Seats' });
    expect(seats).toHaveTextContent('Classrooms1 of 10');
    expect(seats).toHaveTextContent('Student seats18 of 250');
    expect(screen.getByRole('meter', { name: 'Student seats' })).toHaveAttribute('value', '18');
    expect(screen.getByText(/^232 seats are free\./)).toBeVisible();
  });

  it('shows the empty state when no teacher has used the code', async () => {
    await openSchool(NOBODY);
    expect(screen.getByRole('heading', { name: 'No teacher has used the code yet' })).toBeVisible();
    expect(
      screen.getByText(
        'Send the staff code to your teachers. They appear here as soon as they use it.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No classrooms yet' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows an error when the school cannot be loaded, and retries', async () => {
    const responses = [reject('AUZ_001'), { school: aSchool() }];
    let attempts = 0;
    const { user } = renderSchool({ getSchool: () => responses[attempts++] ?? fail() });
    expect(
      await screen.findByRole('heading', { name: 'Your school could not be loaded.' }),
    ).toBeVisible();
    await clickButton(user, 'Try again');
    await heading('Alder Creek Elementary');
    expect(screen.queryByText('Your school could not be loaded.')).not.toBeInTheDocument();
  });

  it('keeps the page when a refetch fails', async () => {
    const responses = [{ school: aSchool() }, reject('AUZ_001')];
    let attempts = 0;
    const { api } = renderSchool({ getSchool: () => responses[attempts++] ?? fail() });
    await heading('Alder Creek Elementary');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(api.calls('getSchool')).toHaveLength(2));
    // Wait one task for the page to receive the response.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getAllByRole('table')).toHaveLength(2);
    expect(screen.queryByText('Your school could not be loaded.')).not.toBeInTheDocument();
  });

  // @proves R-school
  it.each([
    ['SCH_003', '/pagenotfound', 'Page not found'],
    ['EDU_001', '/educator', 'Welcome, Amara'],
  ] as const)('redirects after %s to %s', async (code, path, title) => {
    const { location } = renderSchool({ getSchool: () => reject(code) });
    await heading(title);
    expect(location()).toBe(path);
  });
});

it('shows that all seats are used and where to get more', async () => {
  await openSchool(aSchool({ studentCount: 250 }));
  expect(screen.getByText('All seats are used.')).toBeVisible();
});
