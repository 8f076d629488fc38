import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type FakeApi, fail, fakeApi, held, refuse } from '../../../testing/fake-api.ts';
import { fill, messageUnder, press, toast } from '../../../testing/forms.ts';
import { aWaitingEducator, aWaitingSchool, daysAgo } from '../../../testing/records.ts';
import { heading, renderConsole, violations } from '../../../testing/render-console.tsx';
import type { AnswerOf } from '../../shared/call-client.ts';

const MAYA = aWaitingEducator();
const JON = aWaitingEducator({
  userId: 'jon',
  firstName: 'Jon',
  lastName: 'Beau',
  email: 'jon@gmail.com',
  emailDomain: 'gmail.com',
  isPublicMail: true,
  schoolMatch: undefined,
  contactCheckedBy: 'email',
  waitingSince: daysAgo(0.1),
  refusedBefore: 'Please use your school email.',
});
const ANA = aWaitingEducator({
  userId: 'ana',
  firstName: 'Ana',
  lastName: 'Li',
  email: 'ana@bluebird.example',
  emailDomain: 'bluebird.example',
  schoolMatch: undefined,
  isEmailConfirmed: false,
  phoneNumber: undefined,
  contactCheckedBy: undefined,
  isAgeVerified: false,
  city: undefined,
  state: undefined,
});
const ALDER = aWaitingSchool();
const VALLEY = aWaitingSchool({
  schoolId: 'valley',
  schoolName: 'Valley District',
  licenseFor: 'district',
  schoolsInDistrict: 12,
  sameNameNearby: 2,
});

/** A server that forgets whoever was decided. */
const waitingApi = (
  waiting: AnswerOf<'listWaiting'>,
  handlers: Parameters<typeof fakeApi>[0] = {},
) => {
  const decided = new Set<string>();
  const decide = (id: string) => {
    decided.add(id);
    return {};
  };
  return fakeApi({
    listWaiting: () => ({
      educators: waiting.educators.filter(({ userId }) => !decided.has(userId)),
      schools: waiting.schools.filter(({ schoolId }) => !decided.has(schoolId)),
    }),
    decideEducator: ({ userId }) => decide(userId),
    decideSchool: ({ schoolId }) => decide(schoolId),
    ...handlers,
  });
};

const open = async (api: FakeApi) => {
  const page = renderConsole({ at: '/', api });
  await heading('Waiting');
  return page;
};

const entry = (name: string) => screen.findByRole('article', { name });
const noEntry = (name: string) =>
  waitFor(() => expect(screen.queryByRole('article', { name })).not.toBeInTheDocument());

describe('the two queues', () => {
  it('lay out the evidence', async () => {
    await open(waitingApi({ educators: [MAYA, JON, ANA], schools: [ALDER, VALLEY] }));
    await screen.findByRole('heading', { name: 'Educators (3)' });
    expect(screen.getByRole('heading', { name: 'Schools (2)' })).toBeVisible();

    const maya = await entry('Maya Okafor');
    for (const fact of [
      'Asked 3 days ago',
      'Made 3 weeks ago',
      'Portland, OR',
      'Belongs to Lincoln Elementary',
      'Confirmed',
      '+1 (503) 555-0142',
      'Code checked by SMS',
      'Done',
    ]) {
      expect(within(maya).getByText(fact)).toBeVisible();
    }
    const jon = await entry('Jon Beau');
    for (const fact of [
      'gmail.com',
      'Public mail provider',
      'Code checked by mail',
      'Refused before: “Please use your school email.”',
    ]) {
      expect(within(jon).getByText(fact)).toBeVisible();
    }
    const ana = await entry('Ana Li');
    for (const fact of [
      'Unknown domain',
      'Not confirmed',
      'No number given',
      'No code checked',
      'Not done',
      'No place given',
    ]) {
      expect(within(ana).getByText(fact)).toBeVisible();
    }
    expect(await violations()).toEqual([]);
  });

  it('say of a school how large it is, whether it is known, and who asks', async () => {
    await open(waitingApi({ educators: [], schools: [ALDER, VALLEY] }));
    const alder = await entry('Alder Creek');
    expect(
      within(alder).getByText('School · Salem, OR 97301 · 18 classrooms · 420 students'),
    ).toBeVisible();
    expect(within(alder).getByText('Priya Raman')).toBeVisible();
    expect(within(alder).queryByText(/approved already/)).not.toBeInTheDocument();
    const valley = await entry('Valley District');
    expect(within(valley).getByText(/^District .* 12 schools · 18 classrooms/)).toBeVisible();
    expect(
      within(valley).getByText('2 schools with this name and zip are approved already.'),
    ).toBeVisible();
    expect(screen.getByText('No educator is waiting.')).toBeVisible();
  });

  it('say that they are loading, and that nobody is waiting', async () => {
    const answer = held<AnswerOf<'listWaiting'>>();
    await open(fakeApi({ listWaiting: () => answer.promise }));
    expect(screen.getByText('Loading, please wait...')).toBeVisible();
    answer.give({ educators: [], schools: [] });
    await screen.findByRole('heading', { name: 'Nobody is waiting.' });
    expect(screen.queryByText('Loading, please wait...')).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('offer another try when they cannot be loaded', async () => {
    let isDown = true;
    const answer = { educators: [MAYA], schools: [] };
    const api = fakeApi({ listWaiting: () => (isDown ? refuse('RTE_001') : answer) });
    const { user } = await open(api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Too many tries. Please wait a little and try again.');
    isDown = false;
    await press(user, 'Try again');
    await entry('Maya Okafor');
  });

  it('are asked for again every 30 seconds, but not for hours when nobody is there', async () => {
    const lists = [[MAYA], [MAYA, JON]];
    const api = fakeApi({
      listWaiting: () => ({ educators: lists.shift() ?? [JON], schools: [] }),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open(api);
    await entry('Maya Okafor');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await entry('Jon Beau');
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
    const asked = api.calls('listWaiting').length;
    // Ten minutes of two a minute, and the first.
    expect(asked).toBeLessThan(25);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(api.calls('listWaiting')).toHaveLength(asked);
  });
});

describe('approving', () => {
  it('takes one click for an educator, and goes to the next', async () => {
    const api = waitingApi({ educators: [MAYA, JON], schools: [] });
    const { user } = await open(api);
    await entry('Maya Okafor');
    await press(user, 'Approve Maya Okafor');
    await toast('Maya Okafor is approved.');
    await noEntry('Maya Okafor');
    expect(api.calls('decideEducator')).toEqual([
      { userId: 'maya', decision: 'approve', sessionToken: 'a-session' },
    ]);
    await waitFor(async () => expect(await entry('Jon Beau')).toHaveFocus());
  });

  it('says so while it waits for the answer', async () => {
    const answer = held<Record<string, never>>();
    const api = waitingApi(
      { educators: [MAYA], schools: [] },
      { decideEducator: () => answer.promise },
    );
    const { user } = await open(api);
    await entry('Maya Okafor');
    await press(user, 'Approve Maya Okafor');
    expect(await screen.findByRole('button', { name: 'Approving...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Refuse Maya Okafor' })).toBeDisabled();
    answer.give({});
    await toast('Maya Okafor is approved.');
  });

  it('asks first for a school, because a code is mailed', async () => {
    const api = waitingApi({ educators: [], schools: [ALDER, VALLEY] });
    const { user } = await open(api);
    await entry('Alder Creek');
    await press(user, 'Approve Alder Creek');
    const dialog = await screen.findByRole('alertdialog', { name: 'Approve Alder Creek?' });
    expect(dialog).toHaveTextContent(
      'A school code for 18 classrooms and 420 students is made and mailed to maya@lincoln.k12.or.us.',
    );
    expect(api.calls('decideSchool')).toEqual([]);
    await press(user, 'Approve and mail the code');
    await toast('Alder Creek is approved.');
    expect(api.calls('decideSchool')).toMatchObject([{ schoolId: 'alder', decision: 'approve' }]);
    await waitFor(async () => expect(await entry('Valley District')).toHaveFocus());
  });

  it('goes to the heading after the last one', async () => {
    const { user } = await open(waitingApi({ educators: [MAYA], schools: [ALDER] }));
    await entry('Maya Okafor');
    await press(user, 'Approve Maya Okafor');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Educators (0)' })).toHaveFocus(),
    );
    expect(screen.getByText('No educator is waiting.')).toBeVisible();
  });

  it('takes somebody out of the list whom a colleague decided', async () => {
    const api = waitingApi(
      { educators: [MAYA, JON], schools: [] },
      { decideEducator: () => refuse('EDU_003') },
    );
    const { user } = await open(api);
    await entry('Maya Okafor');
    await press(user, 'Approve Maya Okafor');
    await toast('This educator is not waiting for a decision.');
    expect(api.calls('listWaiting').length).toBeGreaterThan(1);
  });

  it('keeps the entry when the call does not get through', async () => {
    const { user } = await open(
      waitingApi({ educators: [MAYA], schools: [] }, { decideEducator: () => fail() }),
    );
    await entry('Maya Okafor');
    await press(user, 'Approve Maya Okafor');
    await toast('Something went wrong, Please try again');
    expect(screen.getByRole('button', { name: 'Approve Maya Okafor' })).toBeEnabled();
  });
});

describe('refusing', () => {
  it('wants a reason, says who reads it, and goes to the next', async () => {
    const api = waitingApi({ educators: [MAYA, JON], schools: [] });
    const { user } = await open(api);
    await entry('Maya Okafor');
    await press(user, 'Refuse Maya Okafor');
    await screen.findByRole('dialog', { name: 'Refuse Maya Okafor?' });
    expect(screen.getByText('This text is mailed to the person.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await press(user, 'Refuse and mail the reason');
    await waitFor(() => expect(messageUnder('Reason')).toBe('Please give a reason'));
    await fill(user, 'Reason', 'Not a teacher.\nSorry.');
    await press(user, 'Refuse and mail the reason');
    await toast('Maya Okafor is refused. The reason is on its way.');
    expect(api.calls('decideEducator')).toMatchObject([
      { userId: 'maya', decision: 'refuse', reason: 'Not a teacher. Sorry.' },
    ]);
    await noEntry('Maya Okafor');
    await waitFor(async () => expect(await entry('Jon Beau')).toHaveFocus());
  });

  it('starts from a ready-made reason, and never throws away what was typed', async () => {
    const { user } = await open(waitingApi({ educators: [], schools: [ALDER] }));
    await entry('Alder Creek');
    await press(user, 'Refuse Alder Creek');
    await screen.findByRole('dialog', { name: 'Refuse Alder Creek?' });
    const reason = screen.getByLabelText('Reason');
    await press(user, 'School not found');
    expect(reason).toHaveValue(
      'We could not find a school of this name at this place. Please check the name and the zip code and ask again.',
    );
    expect(reason).toHaveFocus();
    await press(user, 'Has a licence already');
    expect(reason).toHaveValue(
      'This school already has a licence. Please ask its administrator for the school code.',
    );
    await fill(user, 'Reason', 'Dear Priya,');
    await press(user, 'Has a licence already');
    expect(reason).toHaveValue(
      'Dear Priya, This school already has a licence. Please ask its administrator for the school code.',
    );
  });

  it('keeps the dialog and the reason when the server says no', async () => {
    const api = waitingApi(
      { educators: [MAYA], schools: [] },
      {
        decideEducator: () => refuse('VAL_001', { errors: { reason: 'This is too long' } }),
      },
    );
    const { user } = await open(api);
    await entry('Maya Okafor');
    await press(user, 'Refuse Maya Okafor');
    await screen.findByRole('dialog');
    await fill(user, 'Reason', 'No');
    await press(user, 'Refuse and mail the reason');
    await waitFor(() => expect(messageUnder('Reason')).toBe('This is too long'));
    expect(screen.getByLabelText('Reason')).toHaveValue('No');
  });

  it('changes nothing when it is cancelled', async () => {
    const api = waitingApi({ educators: [MAYA], schools: [] });
    const { user } = await open(api);
    await entry('Maya Okafor');
    await press(user, 'Refuse Maya Okafor');
    await screen.findByRole('dialog');
    await press(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('decideEducator')).toEqual([]);
  });
});

it('moves from one to the next with the arrow keys', async () => {
  const { user } = await open(waitingApi({ educators: [MAYA, JON], schools: [] }));
  const [maya, jon] = [await entry('Maya Okafor'), await entry('Jon Beau')];
  screen.getByRole('button', { name: 'Approve Maya Okafor' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(jon).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(jon).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(maya).toHaveFocus();
});
