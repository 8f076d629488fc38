import { enroll, makeClassroom } from '../factories/make-classroom.ts';
import { makeEducator } from '../factories/make-educator.ts';
import { makeFamily } from '../factories/make-family.ts';
import { makeParent } from '../factories/make-parent.ts';
import { makeStudent } from '../factories/make-student.ts';
import { sealPasswordOf } from '../factories/seal-password-of.ts';
import { signIn } from '../factories/sign-in.ts';
import {
  enterDevice,
  issueCards,
  makeOpenClassOfOne,
  makeTileStudent,
  openForAnHour,
  RIGHT_PICTURES,
  setMethod,
} from '../scenarios/open-class.ts';
import { ownAndAnothers, teachers } from './classroom-rows.ts';
import { everyoneBut, NOT_YET_TEACHING, OK, parentsOnly } from './expected-codes.ts';
import {
  type BodyMaker,
  type Caller,
  ofOthers,
  type PermissionRow,
  type PermissionRows,
} from './permission-row.ts';

const everyone = (body: BodyMaker): PermissionRow => ({ codes: everyoneBut({}), body });

const PICTURES = JSON.stringify(RIGHT_PICTURES);

/** An open class of another educator with one student. */
const openRoom = ({ portal }: Caller) => makeOpenClassOfOne(portal);

const raisedHand: BodyMaker = async (caller) => {
  const { classToken, tile } = await openRoom(caller);
  const { body } = await caller.portal.call('raiseHand', { classToken, tile });
  return { handToken: body.handToken };
};

/** Calls of devices in a class and of students, which need no session. */
const DEVICE_ROWS = {
  enterClass: everyone(async (caller) => ({ code: (await openRoom(caller)).code })),
  getOpenClass: everyone(async (caller) => ({ classToken: (await openRoom(caller)).classToken })),
  signInToClass: everyone(async (caller) => {
    const { classToken, tile } = await openRoom(caller);
    return { classToken, tile, pictures: PICTURES };
  }),
  signInWithCard: everyone(async (caller) => {
    const { fields, student } = await openRoom(caller);
    const [cardCode] = await issueCards(caller.portal, fields, [student.id]);
    return { cardCode };
  }),
  signInWithPictures: everyone(async (caller) => ({
    email: (await openRoom(caller)).student.email,
    pictures: PICTURES,
  })),
  raiseHand: everyone(async (caller) => {
    const { classToken, tile } = await openRoom(caller);
    return { classToken, tile };
  }),
  checkHand: everyone(raisedHand),
  lowerHand: everyone(raisedHand),
} satisfies PermissionRows;

/** Creates an open class of the caller or of another educator, with a student and a raised hand. */
const makeRoomFor = async ({ portal, user }: Caller) => {
  const owner = user?.userType === 'educator' ? user : await makeEducator(portal.db);
  const classroom = await makeClassroom(portal, { owner });
  const student = await makeTileStudent(portal, classroom);
  const session = await signIn(portal, owner);
  const live = await openForAnHour(portal, { classRoomId: classroom.id, ...session });
  const { classToken, openClass } = await enterDevice(portal, live.classCode ?? '');
  await portal.call('raiseHand', { classToken, tile: openClass.tiles[0]?.tile });
  const { id: handId } = await portal.db
    .selectFrom('raised_hands')
    .select('id')
    .where('classroom_id', '=', classroom.id)
    .executeTakeFirstOrThrow();
  return { classroom, student, handId };
};

type Room = Awaited<ReturnType<typeof makeRoomFor>>;

const aboutRoom =
  (fields: (room: Room, caller: Caller) => Record<string, unknown> = () => ({})): BodyMaker =>
  async (caller) => {
    // Other roles cannot open a class, and are rejected before the class is read.
    const isTeacher = caller.user?.userType === 'educator' || caller.user === undefined;
    const room = await makeRoomFor(isTeacher ? caller : { ...caller, user: undefined });
    return { classRoomId: room.classroom.id, ...fields(room, caller) };
  };

const inAnHour = ({ portal }: Caller) =>
  new Date(portal.deps.now().getTime() + 3_600_000).toISOString();

/** Calls of educators during a lesson. */
export const LIVE_ROWS = {
  ...ownAndAnothers(
    'openClass',
    aboutRoom((_room, caller) => ({ openUntil: inAnHour(caller) })),
  ),
  ...ownAndAnothers('closeClass', aboutRoom()),
  ...ownAndAnothers('openClassHere', aboutRoom()),
  ...ownAndAnothers('getLiveClass', aboutRoom()),
  ...ownAndAnothers(
    'answerHand',
    aboutRoom(({ handId }) => ({ handId, answer: 'letIn' })),
  ),
  ...ownAndAnothers(
    'setClassSignIn',
    aboutRoom(() => ({ method: 'words', cardsOnlyWhileOpen: '1' })),
  ),
  getRaisedHands: teachers(() => ({})),
} satisfies PermissionRows;

/** Names a child of the caller, or of an unrelated family. */
const childOf = async ({ portal, user }: Caller) => {
  const parentId = user?.userType === 'parent' ? user.id : (await makeParent(portal.db)).id;
  const child = await makeStudent(portal.db, { parentId });
  await sealPasswordOf(portal, child);
  await setMethod(portal, child.id, 'pictures');
  return child;
};

/** Names a student that the caller manages: a child, or a student of the classroom. */
const managed: (one?: boolean) => BodyMaker = (one) => async (caller) => {
  const isEducator = caller.user?.userType === 'educator';
  const room = isEducator ? await makeRoomFor(caller) : undefined;
  const { id } = room?.student ?? (await childOf(caller));
  return {
    ...(room && { classRoomId: room.classroom.id }),
    ...(one ? { requestUserId: id } : { studentIds: JSON.stringify([id]) }),
  };
};

/** Names a student of another educator's classroom, or a child of another family. */
const others =
  (one?: boolean): BodyMaker =>
  async (caller) => {
    const room = await makeRoomFor({ ...caller, user: undefined });
    const isParent = caller.user?.userType === 'parent';
    const { id } = isParent ? await childOf({ ...caller, user: undefined }) : room.student;
    return {
      classRoomId: room.classroom.id,
      ...(one ? { requestUserId: id } : { studentIds: JSON.stringify([id]) }),
    };
  };

/** Names a family's child in the educator's classroom, whom the classroom does not manage. */
const guest =
  (how: 'joined' | 'roster', one?: boolean): BodyMaker =>
  async (caller) => {
    const { portal } = caller;
    const { classroom } = await makeRoomFor(caller);
    const { child } = await makeFamily(portal);
    await enroll(portal, classroom.id, child.id, how);
    return {
      classRoomId: classroom.id,
      ...(one ? { requestUserId: child.id } : { studentIds: JSON.stringify([child.id]) }),
    };
  };

type Code = 'CLS_001' | 'STU_001' | typeof OK;
const managers = (ready: Code, parent: 'CHD_001' | typeof OK) =>
  parentsOnly({ ...NOT_YET_TEACHING, 'ready educator': ready, parent });

/** Rows of a call about students: the caller's, another adult's, and a guest of the class. */
const aboutStudents = <Call extends string>(
  call: Call,
  { one = false, fields = {} }: { one?: boolean; fields?: Record<string, unknown> } = {},
) => {
  const withFields =
    (body: BodyMaker): BodyMaker =>
    async (caller) => ({ ...(await body(caller)), ...fields });
  return {
    [call]: { codes: managers(OK, OK), body: withFields(managed(one)) },
    [`${call}, another’s`]: {
      codes: managers('CLS_001', 'CHD_001'),
      body: withFields(others(one)),
    },
    [`${call}, of a guest`]: {
      codes: managers('STU_001', 'CHD_001'),
      body: withFields(guest('joined', one)),
    },
    [`${call}, of a family’s child`]: {
      codes: managers('STU_001', 'CHD_001'),
      body: withFields(guest('roster', one)),
    },
  } as Record<
    Call | `${Call}, another’s` | `${Call}, of a guest` | `${Call}, of a family’s child`,
    PermissionRow
  >;
};

/** Calls with which adults manage how students sign in. */
export const LOGIN_ROWS = {
  ...aboutStudents('setSignInMethod', { fields: { method: 'scan' } }),
  ...aboutStudents('issueCards'),
  ...aboutStudents('revokeCards'),
  ...aboutStudents('showPictures'),
  ...aboutStudents('renewPictures'),
  ...aboutStudents('showSignInCode', { one: true }),
  suggestUsername: {
    codes: parentsOnly({ ...NOT_YET_TEACHING, 'ready educator': OK }),
    body: () => ({}),
  },
  playAsChild: {
    codes: parentsOnly(),
    body: async (caller) => ({ requestUserId: (await childOf(caller)).id }),
  },
  'playAsChild, another’s': {
    codes: parentsOnly({ parent: 'CHD_001' }),
    body: ofOthers(async (caller) => ({ requestUserId: (await childOf(caller)).id })),
  },
} satisfies PermissionRows;

/** Calls about how students sign in. */
export const SIGN_IN_ROWS = {
  ...DEVICE_ROWS,
  ...LIVE_ROWS,
  ...LOGIN_ROWS,
} satisfies PermissionRows;
