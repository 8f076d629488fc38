import { act, screen, waitFor, within } from '@testing-library/react';
import type { SchoolJson } from '@wonderfield/contract/educators/school-office';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fail, fakeApi, held, refuse } from '../../../testing/fake-api.ts';
import { press, toast } from '../../../testing/forms.ts';
import { anEducator, userAnswer } from '../../../testing/people.ts';
import { heading, renderPortal, violations } from '../../../testing/render-screen.tsx';
import {
  anUnplacedStudent,
  aSchool,
  aSchoolClassroom,
  aTeacher,
  aWaitingTeacher,
} from '../../../testing/schools.ts';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
type Answer = { school: SchoolJson };

const SESSION = { sessionToken: 'session-of-educator-1', userId: 'educator-1' };
const session = anEducator({ licenseType: 'school/district', grades: [] });
const NOBODY = aSchool({ teachers: [], classRooms: [] });
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

  it('has tables of classrooms and teachers, and its seats', async () => {
    const mila = aTeacher({
      userId: 'educator-3',
      firstName: 'Mila',
      lastName: 'Osei',
      email: 'mila@school.example.org',
      educatorGrade: '',
      hasSchoolAddress: false,
      joinedAt: '2026-11-12T15:00:00.000Z',
    });
    await open(aSchool({ teachers: [aTeacher(), mila] }));
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
        ...['Grade 3, Grade 4', 'Nov 3, 2026', 'Remove'],
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
    expect(await violations()).toEqual([]);
  });

  it('says when nobody has used the code yet', async () => {
    await open(NOBODY);
    expect(screen.getByRole('heading', { name: 'No teacher has used the code yet' })).toBeVisible();
    expect(
      screen.getByText(
        'Send the staff code to your teachers. They appear here as soon as they use it.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No classrooms yet' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
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
    expect(screen.getAllByRole('table')).toHaveLength(2);
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
      'Classrooms of your school close for this teacher at once. Their classroom becomes yours, and you can give it to a colleague. The account stays, and we tell the teacher by mail.',
    );
    expect(await violations()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Remove Noah Lindqvist' })).toBeVisible();
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
    const title = screen.getByRole('heading', { name: 'Teachers (0 of 10)' });
    await waitFor(() => expect(title).toHaveFocus());
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
    expect(screen.getByText('noah@school.example.org')).toBeInTheDocument();
  });
});

const confirmed = async (
  name: string,
  title: string,
  handlers: Handlers,
  school: SchoolJson = aSchool(),
) => {
  const page = await open(school, handlers);
  await press(page.user, name);
  const dialog = await screen.findByRole('alertdialog', { name: title });
  return { ...page, dialog };
};

describe('the staff code', () => {
  const RENEW = 'Renew the staff code?';
  const WITHDRAW = 'Withdraw the staff code?';

  it('is hidden until somebody asks for it', async () => {
    const { user } = await open();
    expect(screen.queryByText('WF-7K3M-92QD')).not.toBeInTheDocument();
    expect(screen.getByText('Used 11 times')).toBeVisible();
    await press(user, 'Show the staff code');
    expect(screen.getByText('WF-7K3M-92QD')).toBeVisible();
    expect(await violations()).toEqual([]);
    await press(user, 'Hide the staff code');
    expect(screen.queryByText('WF-7K3M-92QD')).not.toBeInTheDocument();
  });

  it('is copied, shown or not', async () => {
    const { user } = await open();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(user, 'Copy');
    expect(await toast('Code copied')).toBeVisible();
    expect(written.mock.calls).toEqual([['WF-7K3M-92QD']]);
  });

  it('says so when the browser does not let it be copied', async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press(user, 'Copy');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
    expect(screen.queryByText('Code copied')).not.toBeInTheDocument();
  });

  it('is renewed after a question', async () => {
    const answer = held<Answer>();
    const { user, api, dialog } = await confirmed('Renew the staff code', RENEW, {
      setSchoolCode: () => answer.promise,
    });
    expect(dialog).toHaveAccessibleDescription(
      'You get a new code, here and by mail. The old one stops working at once. Teachers who used it stay.',
    );
    expect(await violations()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Renew' }));
    expect(await within(dialog).findByRole('button', { name: 'Renewing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    answer.give({ school: aSchool({ schoolCode: 'WF-2222-3333', schoolCodeUses: 0 }) });
    expect(await toast('Your school has a new staff code.')).toBeVisible();
    expect(screen.getByText('Not used yet')).toBeVisible();
    await press(user, 'Show the staff code');
    expect(await screen.findByText('WF-2222-3333')).toBeVisible();
    expect(api.calls('setSchoolCode').map(({ fields }) => fields)).toEqual([
      { kind: 'staff', action: 'renew', ...SESSION },
    ]);
  });

  it('is withdrawn after a question, and can be made again', async () => {
    const { user, api, dialog } = await confirmed('Withdraw the staff code', WITHDRAW, {
      setSchoolCode: () => ({ school: NO_CODE }),
    });
    expect(dialog).toHaveAccessibleDescription(
      'No new teacher can join until you make another code. Teachers who used it stay.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await toast('The staff code no longer works.')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(
      screen.getByText('There is no staff code at the moment. No new teacher can join.'),
    ).toBeVisible();
    expect(button('Copy')).not.toBeInTheDocument();
    expect(button('Withdraw the staff code')).not.toBeInTheDocument();
    expect(button('Make a staff code')).toBeEnabled();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Staff code' })).toHaveFocus());
    expect(api.calls('setSchoolCode').map(({ fields }) => fields)).toEqual([
      { kind: 'staff', action: 'revoke', ...SESSION },
    ]);
  });

  it('is made at once where there is none', async () => {
    const { user, api } = await open(NO_CODE, { setSchoolCode: () => ({ school: aSchool() }) });
    await press(user, 'Make a staff code');
    expect(await toast('Your school has a new staff code.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    const card = screen.getByRole('region', { name: 'Staff code' });
    expect(within(card).getByRole('heading')).toHaveFocus();
    expect(api.calls('setSchoolCode').map(({ fields }) => fields)).toEqual([
      { kind: 'staff', action: 'renew', ...SESSION },
    ]);
  });

  it.each([
    [[], 'Every teacher waits for your approval.'],
    [
      ['alder.school', 'alder.example'],
      'Teachers with an address at alder.school or alder.example are in at once. Others wait for your approval.',
    ],
  ])('says who is in at once with %j', async (domains, words) => {
    await open(aSchool({ domains }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('withdrawn on another page closes the question, which does not come back', async () => {
    let school = aSchool();
    const { user } = await open(school, {
      getSchool: () => ({ school }),
      setSchoolCode: () => {
        if (!school.schoolCode) return { school: aSchool() };
        school = NO_CODE;
        return refuse('SCH_007');
      },
    });
    await press(user, 'Withdraw the staff code');
    const dialog = await screen.findByRole('alertdialog', { name: WITHDRAW });
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent('This school has no code at the moment.');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Staff code' })).toHaveFocus());
    await press(user, 'Make a staff code');
    expect(await toast('Your school has a new staff code.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([
    ['is refused', refuse('SCH_007'), 'This school has no code at the moment.'],
    ['does not get through', fail(), 'Something went wrong, Please try again'],
  ])('stays as it is when that %s, and Cancel closes', async (_how, answer, words) => {
    const { user, dialog } = await confirmed('Withdraw the staff code', WITHDRAW, {
      setSchoolCode: () => answer,
    });
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(button('Copy')).toBeVisible();
  });
});

describe('the student code', () => {
  const ON = aSchool({
    ...{ studentCode: '7K3-M92Q', studentCodeUses: 1 },
    studentCodeEndsAt: '2026-11-20T22:00:00.000Z',
  });

  const title = () => screen.getByRole('heading', { name: 'Student code' });

  it('is off until it is switched on, and says until when it works', async () => {
    const { user, api } = await open(aSchool(), { setSchoolCode: () => ({ school: ON }) });
    expect(
      screen.getByText('Switched off. Students join with the code of their class.'),
    ).toBeVisible();
    await press(user, 'Switch on');
    expect(await toast('The student code is on for a week.')).toBeVisible();
    expect(title()).toHaveFocus();
    expect(screen.getByText('7K3-M92Q')).toBeVisible();
    expect(screen.getByText('Used once')).toBeVisible();
    expect(screen.getByText(/^Ends Fri, Nov 20/)).toBeVisible();
    expect(await violations()).toEqual([]);
    expect(api.calls('setSchoolCode').map(({ fields }) => fields)).toEqual([
      { kind: 'student', action: 'renew', ...SESSION },
    ]);
  });

  it('goes on the board, large and as a picture to scan', async () => {
    const { user } = await open(ON);
    await press(user, 'Full screen');
    const board = await screen.findByRole('dialog', {
      name: 'Student code of Alder Creek Elementary',
    });
    const code = within(board).getByText('7K3-M92Q');
    expect(code).toBeVisible();
    // As large as all its signs allow.
    const sized = code.closest<HTMLElement>('[style]');
    expect(sized?.style.getPropertyValue('--signs')).toBe('8');
    expect(await within(board).findByRole('img')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('is switched off after a question', async () => {
    const { user, api, dialog } = await confirmed(
      'Switch off the student code',
      'Switch the student code off?',
      { setSchoolCode: () => ({ school: aSchool() }) },
      ON,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Switch off' }));
    expect(await toast('The student code is switched off.')).toBeVisible();
    await waitFor(() => expect(button('Switch on')).toBeVisible());
    await waitFor(() => expect(title()).toHaveFocus());
    expect(api.calls('setSchoolCode').map(({ fields }) => fields)).toEqual([
      { kind: 'student', action: 'revoke', ...SESSION },
    ]);
  });
});

describe('teachers who wait', () => {
  const iris = aWaitingTeacher();
  const omar = aWaitingTeacher({ userId: 'educator-8', firstName: 'Omar', email: 'o@m.example' });
  const WAITING = aSchool({ waitingTeachers: [iris, omar] });

  it('stand there with the address they used and since when', async () => {
    await open(WAITING);
    expect(
      screen.getByRole('heading', { name: 'Teachers waiting for your approval (2)' }),
    ).toBeVisible();
    const [row] = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes('Iris'));
    expect(row).toHaveTextContent('Iris Valeiris.vm@mailbox.examplePrivate address');
    expect(row).toHaveTextContent(/Used the staff code, .+ ago/);
    expect(await violations()).toEqual([]);
  });

  it('are let in with one press', async () => {
    const joined = aTeacher({ userId: 'educator-9', firstName: 'Iris', lastName: 'Vale' });
    const { user, api } = await open(WAITING, {
      decideSchoolTeacher: () => ({
        school: aSchool({ waitingTeachers: [omar], teachers: [aTeacher(), joined] }),
      }),
    });
    await press(user, 'Yes, let in: Iris Vale');
    expect(await toast('Iris Vale is on your license now.')).toBeVisible();
    const title = screen.getByRole('heading', { name: 'Teachers waiting for your approval (1)' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(api.calls('decideSchoolTeacher').map(({ fields }) => fields)).toEqual([
      { decision: 'admit', teacherId: 'educator-9', ...SESSION },
    ]);
  });

  it('are turned away with a reason, which is asked for and kept', async () => {
    const only = aSchool({ waitingTeachers: [iris] });
    let isDown = true;
    const { user, api } = await open(only, {
      decideSchoolTeacher: () => (isDown ? fail() : { school: aSchool() }),
    });
    await press(user, 'Not ours: Iris Vale');
    const dialog = await screen.findByRole('dialog', { name: 'Turn Iris Vale away?' });
    await user.click(within(dialog).getByRole('button', { name: 'Turn away' }));
    expect(await within(dialog).findByText('Please give a reason')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Reason'), 'We do not know you');
    await user.click(within(dialog).getByRole('button', { name: 'Turn away' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('We do not know you');
    isDown = false;
    await user.click(within(dialog).getByRole('button', { name: 'Turn away' }));
    expect(await toast('Iris Vale was turned away.')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.queryByText(/waiting for your approval/)).not.toBeInTheDocument();
    const teachers = screen.getByRole('heading', { name: 'Teachers (1 of 10)' });
    await waitFor(() => expect(teachers).toHaveFocus());
    expect(api.calls('decideSchoolTeacher').at(-1)?.fields).toEqual({
      ...{ decision: 'refuse', teacherId: 'educator-9', reason: 'We do not know you' },
      ...SESSION,
    });
  });

  it.each([
    ['Yes, let in', []],
    ['Not ours', ['Turn away']],
  ])('and were answered on another page are gone after %s', async (press1, presses) => {
    let school = WAITING;
    const { user } = await open(school, {
      getSchool: () => ({ school }),
      decideSchoolTeacher: () => {
        school = aSchool({ waitingTeachers: [omar] });
        return refuse('SCH_009');
      },
    });
    await press(user, `${press1}: Iris Vale`);
    for (const name of presses) {
      await user.type(await screen.findByLabelText('Reason'), 'We do not know you');
      await press(user, name);
    }
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const title = screen.getByRole('heading', { name: 'Teachers waiting for your approval (1)' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(button('Yes, let in: Iris Vale')).not.toBeInTheDocument();
  });

  it('stay when no seat is left, and it is said', async () => {
    const { user } = await open(WAITING, { decideSchoolTeacher: () => refuse('SCH_002') });
    await press(user, 'Yes, let in: Iris Vale');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'All seats of this school code are taken.',
    );
    expect(button('Yes, let in: Iris Vale')).toBeEnabled();
  });
});

describe('a classroom of the school', () => {
  const YOURS = aSchool({
    classRooms: [aSchoolClassroom({ ownerId: 'educator-1', teachers: ['Amara Quist'] })],
  });
  const openMenu = async (item: string, handlers: Handlers = {}, school = YOURS) => {
    const page = await open(school, handlers);
    await press(page.user, 'More about Room 12 Explorers');
    await page.user.click(await screen.findByRole('menuitem', { name: item }));
    return page;
  };

  it('that nobody teaches says so, and is given to a teacher', async () => {
    const { user, api } = await openMenu('Give to a teacher', {
      giveSchoolClassroom: () => ({ school: aSchool() }),
    });
    expect(screen.getByText('Yours, needs a teacher')).toBeInTheDocument();
    expect(
      screen.queryByRole('menuitem', { name: 'Take off the license' }),
    ).not.toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', {
      name: 'Give Room 12 Explorers to a teacher',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Give to a teacher' }));
    expect(await within(dialog).findByText('Please choose one of the options')).toBeVisible();
    await user.selectOptions(within(dialog).getByLabelText('Teacher'), 'Noah Lindqvist');
    await user.click(within(dialog).getByRole('button', { name: 'Give to a teacher' }));
    expect(await toast('Room 12 Explorers belongs to Noah Lindqvist now.')).toBeVisible();
    expect(api.calls('giveSchoolClassroom').map(({ fields }) => fields)).toEqual([
      { classRoomId: 'room-1', teacherId: 'educator-2', ...SESSION },
    ]);
  });

  it('that is yours names who teaches it with you, and that it is archived', async () => {
    const room = aSchoolClassroom({
      ...{ ownerId: 'educator-1', isArchived: true },
      teachers: ['Amara Quist', 'Noah Lindqvist', 'Mila Osei'],
    });
    await open(aSchool({ classRooms: [room, aSchoolClassroom({ classRoomId: 'room-2' })] }));
    const rooms = screen.getByRole('table', { name: 'Classrooms and teachers' });
    expect(within(rooms).getAllByRole('row')[1]).toHaveTextContent(
      'Yours, needs a teacherArchivedNoah Lindqvist, Mila Osei',
    );
    // One that was put away holds no seat.
    expect(screen.getByRole('region', { name: 'Seats' })).toHaveTextContent('Classrooms1 of 10');
    expect(await violations()).toEqual([]);
  });

  it('that is gone meanwhile closes its dialog', async () => {
    let school = YOURS;
    const { user } = await openMenu('Give to a teacher', {
      getSchool: () => ({ school }),
      giveSchoolClassroom: () => {
        school = aSchool({ classRooms: [] });
        return refuse('CLS_001');
      },
    });
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('Teacher'), 'Noah Lindqvist');
    await user.click(within(dialog).getByRole('button', { name: 'Give to a teacher' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'No classrooms yet' })).toBeVisible();
    const title = screen.getByRole('heading', { name: 'Classrooms and teachers' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('stands in the order of its number, six at first', async () => {
    const classRooms = [12, 2, 1, 10, 3, 4, 5].map((number) =>
      aSchoolClassroom({ classRoomId: `room-${number}`, classRoomName: `Room ${number}` }),
    );
    const { user } = await open(aSchool({ classRooms }));
    const rooms = screen.getByRole('table', { name: 'Classrooms and teachers' });
    const names = () =>
      within(rooms)
        .getAllByText(/^Room/)
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['Room 1', 'Room 2', 'Room 3', 'Room 4', 'Room 5', 'Room 10']);
    await press(user, 'Show all 7');
    expect(names()).toHaveLength(7);
    expect(button('Show fewer')).toHaveFocus();
    await press(user, 'Show fewer');
    expect(names()).toHaveLength(6);
  });

  it('leaves the license after a question that says what that means', async () => {
    const { user, api } = await openMenu(
      'Take off the license',
      { releaseSchoolClassroom: () => ({ school: aSchool({ classRooms: [] }) }) },
      aSchool(),
    );
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Take Room 12 Explorers off the license?',
    });
    expect(dialog).toHaveTextContent('Noah Lindqvist keeps the classroom');
    await user.click(within(dialog).getByRole('button', { name: 'Take off' }));
    expect(await toast('Room 12 Explorers is no longer on your license.')).toBeVisible();
    const title = screen.getByRole('heading', { name: 'Classrooms and teachers' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(api.calls('releaseSchoolClassroom').map(({ fields }) => fields)).toEqual([
      { classRoomId: 'room-1', ...SESSION },
    ]);
  });
});

it('seats that are all used say so and where to get more', async () => {
  await open(aSchool({ studentCount: 250 }));
  expect(screen.getByText('All seats are used.')).toBeVisible();
});

describe('students in no classroom', () => {
  const lena = anUnplacedStudent({ userId: 'student-3', firstName: 'Lena' });
  const idle = [1, 2].map((number) =>
    anUnplacedStudent({
      ...{ userId: `student-${number}`, firstName: `Zed${number}`, neverSignedIn: true },
    }),
  );
  const SOME = aSchool({ unplacedStudents: [lena, ...idle] });

  it('are listed, and those who never came back are removed together after a question', async () => {
    const { user, api } = await open(SOME, {
      removeIdleSchoolStudents: () => ({ school: aSchool({ unplacedStudents: [lena] }) }),
    });
    const table = screen.getByRole('table', { name: 'Students in no classroom (3)' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('Lena QuillNov 12, 2026Remove');
    expect(second).toHaveTextContent('Zed1 QuillNever came backNov 12, 2026Remove');
    expect(await violations()).toEqual([]);
    await press(user, 'Remove the 2 who never came back');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove 2 students who never came back?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await toast('Their seats are free.')).toBeVisible();
    const title = await screen.findByRole('heading', { name: 'Students in no classroom (1)' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.queryByRole('button', { name: /never came back/ })).not.toBeInTheDocument();
    expect(api.calls('removeIdleSchoolStudents').map(({ fields }) => fields)).toEqual([
      { studentIds: JSON.stringify(['student-1', 'student-2']), ...SESSION },
    ]);
  });

  it('are removed one by one after a question, the last one with the card', async () => {
    const { user, api } = await open(aSchool({ unplacedStudents: [lena] }), {
      removeSchoolStudent: () => ({ school: aSchool() }),
    });
    expect(screen.queryByText(/never came back/i)).not.toBeInTheDocument();
    await press(user, 'Remove Lena Quill');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove Lena Quill from your school?',
    });
    expect(await violations()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await toast('Lena Quill is no longer on your license.')).toBeVisible();
    expect(screen.queryByText(/Students in no classroom/)).not.toBeInTheDocument();
    const teachers = screen.getByRole('heading', { name: 'Teachers (1 of 10)' });
    await waitFor(() => expect(teachers).toHaveFocus());
    expect(api.calls('removeSchoolStudent').map(({ fields }) => fields)).toEqual([
      { studentId: 'student-3', ...SESSION },
    ]);
  });

  it('who found a classroom meanwhile are not asked about any longer', async () => {
    let school = SOME;
    const { user } = await open(school, {
      getSchool: () => ({ school }),
      removeSchoolStudent: () => {
        school = aSchool({ unplacedStudents: idle });
        return refuse('STU_001');
      },
    });
    await press(user, 'Remove Lena Quill');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const title = screen.getByRole('heading', { name: 'Students in no classroom (2)' });
    await waitFor(() => expect(title).toHaveFocus());
  });
});
