import { act, screen, waitFor, within } from '@testing-library/react';
import type { SchoolJson } from '@wonderfield/contract/educators/school';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fail, fakeApi, held, refuse } from '../../../testing/fake-api.ts';
import { press, toast } from '../../../testing/forms.ts';
import { anEducator, userAnswer } from '../../../testing/people.ts';
import { heading, renderPortal, violations } from '../../../testing/render-screen.tsx';
import { aSchool, aTeacher } from '../../../testing/schools.ts';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
type Answer = { school: SchoolJson };

const SESSION = { sessionToken: 'session-of-educator-1', userId: 'educator-1' };
const session = anEducator({ licenseType: 'school/district', grades: [] });
const NOBODY = aSchool({ teachers: [] });
const NO_CODE = aSchool({ schoolCode: undefined });

const render = (handlers: Handlers) => {
  const api = fakeApi({ getUser: () => userAnswer(session), ...handlers });
  return { ...renderPortal({ at: '/school', session, api }), api };
};
const open = async (school = aSchool(), handlers: Handlers = {}) => {
  const page = render({ getSchool: () => ({ school }), ...handlers });
  await heading(school.schoolName);
  return page;
};
const button = (name: string) => screen.queryByRole('button', { name });

beforeAll(async () => void (await import('./screens/school-screen.tsx')), 60_000);

describe('a school', () => {
  it('says that it is loading', async () => {
    const answer = held<Answer>();
    render({ getSchool: () => answer.promise });
    await heading('My School');
    expect(document.title).toBe('My School · Wonderfield');
    expect(screen.getByRole('status')).toHaveTextContent('Loading, please wait...');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/educator');
    expect(await violations()).toEqual([]);
    answer.give({ school: aSchool() });
    await heading('Alder Creek Elementary');
    expect(screen.queryByText('Loading, please wait...')).not.toBeInTheDocument();
  });

  it('has a table of teachers, a code and its seats', async () => {
    const mila = aTeacher({
      userId: 'educator-3',
      firstName: 'Mila',
      lastName: 'Osei',
      email: 'mila@school.example.org',
      educatorGrade: '',
      joinedAt: '2026-11-12T15:00:00.000Z',
    });
    await open(aSchool({ teachers: [aTeacher(), mila] }));
    expect(screen.getByText('Portland 97214')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Teachers (2)' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Name', 'Email Address', 'Grades', 'Joined', 'Remove'],
      ['Noah Lindqvist', 'noah@school.example.org', 'Grade 3, Grade 4', 'Nov 3, 2026', 'Remove'],
      ['Mila Osei', 'mila@school.example.org', '', 'Nov 12, 2026', 'Remove'],
    ]);
    expect(screen.getByText('WF-7K3M-92QD')).toBeVisible();
    expect(screen.getByText('2 of 10 taken')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Classroom seats' })).toHaveAttribute('value', '2');
    expect(screen.getByText('250 in your license')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('says when nobody has used the code yet', async () => {
    await open(NOBODY);
    expect(screen.getByRole('heading', { name: 'No teacher has used the code yet' })).toBeVisible();
    expect(
      screen.getByText('Send the code to your teachers. They appear here as soon as they use it.'),
    ).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('0 of 10 taken')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('that cannot be loaded says so, and can be tried again', async () => {
    const answers = [refuse('AUZ_001'), { school: aSchool() }];
    let tries = 0;
    const { user } = render({ getSchool: () => answers[tries++] ?? fail() });
    expect(
      await screen.findByRole('heading', { name: 'Your school could not be loaded.' }),
    ).toBeVisible();
    expect(await violations()).toEqual([]);
    await press(user, 'Try again');
    await heading('Alder Creek Elementary');
    expect(screen.queryByText('Your school could not be loaded.')).not.toBeInTheDocument();
  });

  it('stays on the page when looking again later does not work', async () => {
    const answers = [{ school: aSchool() }, refuse('AUZ_001')];
    let tries = 0;
    const { api } = render({ getSchool: () => answers[tries++] ?? fail() });
    await heading('Alder Creek Elementary');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(api.calls('getSchool')).toHaveLength(2));
    // One turn later the page has the answer.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('table')).toBeVisible();
    expect(screen.queryByText('Your school could not be loaded.')).not.toBeInTheDocument();
  });

  it.each([
    ['SCH_003', '/pagenotfound', 'Page not found'],
    ['EDU_001', '/educator', 'Welcome, Amara'],
  ] as const)('is not shown after %s: it goes to %s', async (code, path, title) => {
    const { location } = render({ getSchool: () => refuse(code) });
    await heading(title);
    expect(location()).toBe(path);
  });
});

describe('removing a teacher', () => {
  const ask = async (handlers: Handlers = {}) => {
    const page = await open(aSchool(), handlers);
    await press(page.user, 'Remove Noah Lindqvist');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove Noah Lindqvist from your school?',
    });
    return { ...page, dialog };
  };

  it('asks first, and is called off by Cancel', async () => {
    const { user, api, dialog } = await ask();
    expect(dialog).toHaveAccessibleDescription(
      'The seat is free again, and the teacher can no longer open classrooms. The account stays, and we tell the teacher by mail.',
    );
    expect(await violations()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByText('Noah Lindqvist')).toBeVisible();
    expect(api.calls('removeSchoolTeacher')).toHaveLength(0);
  });

  it('says Removing..., then so, and the seat is free', async () => {
    const answer = held<Answer>();
    const { user, api, dialog } = await ask({ removeSchoolTeacher: () => answer.promise });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByRole('button', { name: 'Removing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    answer.give({ school: NOBODY });
    expect(await toast('Noah Lindqvist is no longer on your license.')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByText('No teacher has used the code yet')).toBeVisible();
    const title = screen.getByRole('heading', { name: 'Teachers (0)' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText('0 of 10 taken')).toBeVisible();
    expect(api.calls('removeSchoolTeacher').map(({ fields }) => fields)).toEqual([
      { teacherId: 'educator-2', ...SESSION },
    ]);
  });

  it.each([
    ['is refused', refuse('SCH_006'), 'This teacher is not on your school license.'],
    ['does not get through', fail(), 'Something went wrong, Please try again'],
  ])('can be tried again when it %s', async (_how, answer, words) => {
    const { user, dialog } = await ask({ removeSchoolTeacher: () => answer });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(within(dialog).getByRole('button', { name: 'Remove' })).toBeEnabled();
    expect(screen.getByText('Noah Lindqvist')).toBeInTheDocument();
  });
});

describe('the school code', () => {
  const confirm = async (name: string, title: string, handlers: Handlers, school = aSchool()) => {
    const page = await open(school, handlers);
    await press(page.user, name);
    const dialog = await screen.findByRole('alertdialog', { name: title });
    return { ...page, dialog };
  };
  const RENEW = 'Renew the school code?';
  const WITHDRAW = 'Withdraw the school code?';

  it('is copied', async () => {
    const { user } = await open();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(user, 'Copy code');
    expect(await toast('Code copied')).toBeVisible();
    expect(written.mock.calls).toEqual([['WF-7K3M-92QD']]);
  });

  it('says so when the browser does not let it be copied', async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press(user, 'Copy code');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
    expect(screen.queryByText('Code copied')).not.toBeInTheDocument();
  });

  it('is renewed after a question, and the new one is shown', async () => {
    const answer = held<Answer>();
    const { user, api, dialog } = await confirm('Renew code', RENEW, {
      setSchoolCode: () => answer.promise,
    });
    expect(dialog).toHaveAccessibleDescription(
      'You get a new code, here and by mail. The old one stops working at once. Teachers who used it stay.',
    );
    expect(await violations()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Renew code' }));
    expect(await within(dialog).findByRole('button', { name: 'Renewing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    answer.give({ school: aSchool({ schoolCode: 'WF-2222-3333' }) });
    expect(await toast('Your school has a new code.')).toBeVisible();
    expect(await screen.findByText('WF-2222-3333')).toBeVisible();
    expect(screen.queryByText('WF-7K3M-92QD')).not.toBeInTheDocument();
    expect(api.calls('setSchoolCode').map(({ fields }) => fields)).toEqual([
      { action: 'renew', ...SESSION },
    ]);
  });

  it('is withdrawn after a question, and can be made again', async () => {
    const { user, api, dialog } = await confirm('Withdraw code', WITHDRAW, {
      setSchoolCode: () => ({ school: NO_CODE }),
    });
    expect(dialog).toHaveAccessibleDescription(
      'Nobody new can join until you make another code. Teachers who used it stay.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw code' }));
    expect(await toast('The code no longer works.')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByText('There is no code at the moment. Nobody new can join.')).toBeVisible();
    expect(button('Copy code')).not.toBeInTheDocument();
    expect(button('Withdraw code')).not.toBeInTheDocument();
    expect(button('Make a new code')).toBeEnabled();
    expect(api.calls('setSchoolCode').map(({ fields }) => fields)).toEqual([
      { action: 'revoke', ...SESSION },
    ]);
  });

  it('that was withdrawn is made anew', async () => {
    const { user, dialog } = await confirm(
      'Make a new code',
      RENEW,
      { setSchoolCode: () => ({ school: aSchool() }) },
      NO_CODE,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Renew code' }));
    expect(await screen.findByText('WF-7K3M-92QD')).toBeVisible();
  });

  it.each([
    ['is refused', refuse('SCH_007'), 'This school has no code at the moment.'],
    ['does not get through', fail(), 'Something went wrong, Please try again'],
  ])('stays as it is when that %s, and Cancel closes', async (_how, answer, words) => {
    const { user, dialog } = await confirm('Withdraw code', WITHDRAW, {
      setSchoolCode: () => answer,
    });
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByText('WF-7K3M-92QD')).toBeVisible();
  });
});
