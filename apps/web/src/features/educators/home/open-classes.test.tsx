import { screen, waitFor, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import type { RaisedHand } from '@wonderfield/contract/student-sign-in/open-class';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aClassroom, storytellers } from '../../../../testing/classrooms.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { clickButton } from '../../../../testing/forms.ts';
import { aLiveClass, aRaisedHand } from '../../../../testing/live-class.ts';
import { anEducator, userResponse } from '../../../../testing/people.ts';
import { heading, renderPortal } from '../../../../testing/render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const openRoom = (minutes = 30) => aClassroom({ openUntil: inMinutes(minutes) });
const readers = () => storytellers({ studentIds: ['student-1'] });

const open = async (rooms = [readers(), openRoom()], handlers: Handlers = {}) => {
  const session = anEducator();
  const api = fakeApi({
    getUser: () => userResponse(session),
    getClassroomsByEducator: () => ({ allClassroomsDocs: rooms }),
    getInvitations: () => ({ invitations: [], handovers: [] }),
    ...handlers,
  });
  const page = renderPortal({ at: '/educator', session, api });
  await heading('Welcome, Amara');
  return { ...page, api };
};
const classes = () => screen.findByRole('region', { name: /^My Classrooms \(/ });
const hand = (number: number, changes: Partial<RaisedHand> = {}) =>
  aRaisedHand({ handId: `hand-${number}`, firstName: `Student ${number}`, ...changes });

/** A server whose hands change when the teacher is on the way. */
const withHands = (start: RaisedHand[]): Handlers => {
  let hands = start;
  return {
    getRaisedHands: () => ({ hands }),
    answerHand: ({ handId }) => {
      hands = hands.map((each) => (each.handId === handId ? { ...each, isComing: true } : each));
      return { liveClass: aLiveClass() };
    },
  };
};

beforeAll(async () => void (await import('../screens/educator-home-screen.tsx')), 60_000);

describe('Open classes on the home page', () => {
  // @proves S-educator-home
  it('shows the open class first, with its end and a link to the live board', async () => {
    await open();
    const [first, second] = within(await classes()).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Room 12 Explorers.*Open until \d+:\d\d/);
    expect(within(first as HTMLElement).getByRole('link', { name: /^Live board/ })).toHaveAttribute(
      'href',
      '/class-live/room-12',
    );
    expect(second).toHaveTextContent(/Storytellers.*Open the class/);
    expect(screen.getByText(/^Room 12 Explorers is open until \d+:\d\d/)).toBeVisible();
  });

  it('counts the open classes when there are several', async () => {
    await open([openRoom(), { ...readers(), openUntil: inMinutes(10) }]);
    expect(await screen.findByText('2 classrooms are open.')).toBeVisible();
  });

  it('treats a class as closed after its end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open([openRoom(1)]);
    await within(await classes()).findByRole('link', { name: /^Live board/ });
    await vi.advanceTimersByTimeAsync(90_000);
    expect(await screen.findByRole('button', { name: /^Open the class/ })).toBeVisible();
    expect(screen.getByText('What would you like to grow today?')).toBeVisible();
  });

  it('opens a closed class for about an hour and shows its live board', async () => {
    const page = await open([aClassroom()], {
      openClass: () => ({ liveClass: aLiveClass() }),
      getLiveClass: () => ({ liveClass: aLiveClass() }),
    });
    await clickButton(page.user, 'Open the class Room 12 Explorers');
    await waitFor(() => expect(page.location()).toBe('/class-live/room-12'));
    const [call] = page.api.calls('openClass');
    const minutes = (new Date(String(call?.fields.openUntil)).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeLessThanOrEqual(65);
  });

  it('stays on the page when the class cannot be opened', async () => {
    const page = await open([aClassroom()], { openClass: () => reject('CLS_009') });
    await clickButton(page.user, 'Open the class Room 12 Explorers');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(page.location()).toBe('/educator');
  });
});

describe('Raised hands on the home page', () => {
  // @proves S-educator-home, C-getRaisedHands
  it('shows the three oldest hands and how many more there are', async () => {
    await open(undefined, withHands([1, 2, 3, 4, 5].map((number) => hand(number))));
    const card = await screen.findByRole('region', { name: 'Raised hands (5)' });
    const rows = within(card).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
      'Student 1',
      'Student 2',
      'Student 3',
    ]);
    expect(rows[0]).toHaveTextContent('The device shows: kite');
    expect(rows[0]).toHaveTextContent('Room 12 Explorers · 2 min');
    expect(within(card).getByText('and 2 more')).toBeVisible();
  });

  it('shows no card without a hand that waits', async () => {
    const { api } = await open(undefined, withHands([hand(1, { isComing: true })]));
    await waitFor(() => expect(api.calls('getRaisedHands')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: /^Raised hands/ })).not.toBeInTheDocument();
  });

  it('answers that the teacher is coming and focuses the next hand', async () => {
    const stuck = hand(2, { reason: 'stuck' });
    const { user, api } = await open(undefined, withHands([hand(1), stuck]));
    await clickButton(user, 'On my way to Student 1');
    expect(await screen.findByText('Student 1 knows that you are coming.')).toBeVisible();
    const card = await screen.findByRole('region', { name: 'Raised hands (1)' });
    expect(within(card).getByRole('listitem')).toHaveTextContent('3 wrong tries');
    expect(within(card).getByRole('listitem')).toHaveFocus();
    expect(api.calls('answerHand')[0]?.fields).toMatchObject({
      classRoomId: 'room-12',
      handId: 'hand-1',
      answer: 'coming',
    });
  });

  it('says that a hand is no longer up', async () => {
    const { user } = await open(undefined, {
      ...withHands([hand(1)]),
      answerHand: () => reject('HND_001'),
    });
    await clickButton(user, 'On my way to Student 1');
    expect(await screen.findByText('This hand is no longer up.')).toBeVisible();
  });
});
