import type {
  LiveClass,
  LiveStudent,
  RaisedHand,
} from '@wonderfield/contract/student-sign-in/open-class';
import { aClassroom } from './classrooms.ts';
import { fakeApi } from './fake-api.ts';
import { anEducator, userResponse } from './people.ts';
import { renderPortal } from './render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

/** A student who signed in with a card a few minutes ago. */
export const aLiveStudent = (changes: Partial<LiveStudent> = {}): LiveStudent => ({
  userId: 'student-1',
  firstName: 'Maya',
  lastName: 'Okafor',
  name: 'SunnyHop',
  avatarPreview: 'bloom-1',
  signInMethod: 'scan',
  state: 'in',
  signedInWith: 'card',
  signedInAt: new Date(Date.now() - 4 * 60_000).toISOString(),
  ...changes,
});

/** A student who has not signed in today. */
export const ben = aLiveStudent({
  userId: 'student-2',
  firstName: 'Ben',
  lastName: 'Whitaker',
  name: 'MintFox',
  state: 'notIn',
  signedInAt: '2026-11-10T15:00:00.000Z',
});

/** A student after three wrong attempts. */
export const owen = aLiveStudent({
  userId: 'student-3',
  firstName: 'Owen',
  lastName: 'Lee',
  name: undefined,
  signInMethod: 'pictures',
  state: 'stuck',
  signedInWith: undefined,
  signedInAt: undefined,
});

export const aRaisedHand = (changes: Partial<RaisedHand> = {}): RaisedHand => ({
  handId: 'hand-1',
  classRoomId: 'room-12',
  userId: 'student-2',
  firstName: 'Ben',
  lastName: 'Whitaker',
  reason: 'asked',
  picture: 'kite',
  raisedAt: new Date(Date.now() - 2 * 60_000).toISOString(),
  isComing: false,
  ...changes,
});

/** An open class with a student who is in, one who is not and one who needs help. */
export const aLiveClass = (changes: Partial<LiveClass> = {}): LiveClass => ({
  classRoomId: 'room-12',
  name: 'Room 12 Explorers',
  openedAt: new Date(Date.now() - 22 * 60_000).toISOString(),
  openUntil: new Date(Date.now() + 38 * 60_000).toISOString(),
  classCode: 'VBN-KMK',
  students: [aLiveStudent(), ben, owen],
  hands: [],
  ...changes,
});

/** Opens the live board on a stateful fake server. */
export const openLiveBoard = (
  start: LiveClass = aLiveClass(),
  {
    handlers = {},
    room = {},
  }: { handlers?: Handlers; room?: Parameters<typeof aClassroom>[0] } = {},
) => {
  const educator = anEducator();
  let live = start;
  const change = (changes: Partial<LiveClass>) => {
    live = { ...live, ...changes };
    return { liveClass: live };
  };
  const api = fakeApi({
    getUser: () => userResponse(educator),
    getClassroomsByEducator: () => ({ allClassroomsDocs: [aClassroom(room)] }),
    getLiveClass: () => ({ liveClass: live }),
    openClass: ({ openUntil }) =>
      change({ openUntil: String(openUntil), openedAt: new Date().toISOString() }),
    closeClass: () => change({ openUntil: undefined, openedAt: undefined }),
    answerHand: ({ handId, answer }) =>
      change({
        hands: live.hands.flatMap((hand) => {
          if (hand.handId !== handId) return [hand];
          return answer === 'coming' ? [{ ...hand, isComing: true }] : [];
        }),
      }),
    ...handlers,
  });
  return { ...renderPortal({ at: '/class-live/room-12', session: educator, api }), api, change };
};
