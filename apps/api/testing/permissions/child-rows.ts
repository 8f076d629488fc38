import { childForm } from '../factories/child-form.ts';
import { makeParent } from '../factories/make-parent.ts';
import { makeStudent } from '../factories/make-student.ts';
import { PASSWORD } from '../factories/password-hash.ts';
import { sealPasswordOf } from '../factories/seal-password-of.ts';
import { unique } from '../factories/unique.ts';
import { everyoneBut, loginManagersOnly, NOT_YET_TEACHING, parentsOnly } from './expected-codes.ts';
import type { BodyMaker, Caller, PermissionRows } from './permission-row.ts';

/**
 * Creates a child with a viewable password, either the caller's own or one of an unrelated family.
 */
const makeChildFor = async ({ portal, user }: Caller) => {
  const parentId = user?.userType === 'parent' ? user.id : (await makeParent(portal.db)).id;
  const child = await makeStudent(portal.db, { parentId });
  await sealPasswordOf(portal, child);
  return child;
};

/** Names a child of the caller or of an unrelated family. */
export const child = async (caller: Caller) => ({ requestUserId: (await makeChildFor(caller)).id });

/** Names such a child with an external login from a roster. */
const linkedChild =
  (opensAccount: boolean): BodyMaker =>
  async (caller) => {
    const { requestUserId } = await child(caller);
    const { id: linkId } = await caller.portal.db
      .insertInto('identities')
      .values({
        user_id: requestUserId,
        provider: 'google',
        issuer: 'https://accounts.google.com',
        subject: `subject-${unique()}`,
        tied_by: 'sync',
        opens_account: opensAccount,
        created_at: caller.portal.deps.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { requestUserId, linkId };
  };

/** Creates a child of the caller, or of an unrelated family, and another player. */
const makeTwoPlayers = async (caller: Caller) => {
  const { db } = caller.portal;
  const [mine, other] = [await makeChildFor(caller), await makeStudent(db)];
  const { player_key: playerKey } = await db
    .insertInto('players')
    .values({ user_id: other.id })
    .returning('player_key')
    .executeTakeFirstOrThrow();
  return { mine, other, fields: { requestUserId: mine.id, playerKey } };
};

const childWithFriendRequest = async (caller: Caller) => {
  const { mine, other, fields } = await makeTwoPlayers(caller);
  const [first = '', second = ''] = [mine.id, other.id].sort();
  const { db, deps } = caller.portal;
  await db
    .insertInto('friend_wishes')
    .values({ one_id: first, other_id: second, asked_by: mine.id, asked_at: deps.now() })
    .execute();
  return { ...fields, isYes: '1' };
};

const childWithBlock = async (caller: Caller) => {
  const { mine, other, fields } = await makeTwoPlayers(caller);
  const { db, deps } = caller.portal;
  await db
    .insertInto('blocks')
    .values({ blocker_id: mine.id, blocked_id: other.id, blocked_at: deps.now() })
    .execute();
  return fields;
};

const parentsAlone = (body: BodyMaker) => ({ codes: parentsOnly(), body });

/** Calls about one child of a family. */
export const CHILD_ROWS = {
  'createUser, a child': { ...parentsAlone(() => childForm()), userType: 'student' },
  // The scope of a student with a pending reset allows `updateUser`, but the role does not.
  'updateUser, a child': parentsAlone(async (caller) => ({
    ...(await child(caller)),
    firstName: 'Mia',
  })),
  deleteParentChildAccount: parentsAlone(child),
  showStudentPassword: {
    codes: parentsOnly({ ...NOT_YET_TEACHING, 'ready educator': 'CHD_001' }),
    body: child,
  },
  generateStudentPassword: {
    codes: everyoneBut({
      anonymous: 'SSN_002',
      'student who signed in with a card': 'AUZ_002',
      'unchecked parent': 'AGE_001',
      'unchecked pending educator': 'AGE_001',
      ...NOT_YET_TEACHING,
    }),
    body: () => ({ update: '0' }),
  },
  'generateStudentPassword, saved': {
    codes: parentsOnly({ ...NOT_YET_TEACHING, 'ready educator': 'CHD_001' }),
    body: async (caller) => ({
      update: '1',
      ...(caller.user?.userType !== 'student' && (await child(caller))),
    }),
  },
  exportChild: parentsAlone(child),
  eraseChild: parentsAlone(async (caller) => ({ ...(await child(caller)), password: PASSWORD })),
  getUnlinkedChildren: parentsAlone(() => ({})),
  // Linking a linked child again succeeds.
  linkChildAgain: parentsAlone(child),
  childPasswordViews: parentsAlone(child),
  getChildProgress: parentsAlone(child),
  getChildSkill: parentsAlone(async (caller) => ({
    ...(await child(caller)),
    skillId: 'adding-past-ten',
  })),
  getPlayTime: parentsAlone(child),
  setExtraPlayTime: parentsAlone(async (caller) => ({ ...(await child(caller)), minutes: 15 })),
  getChildFriends: parentsAlone(child),
  answerFriendRequest: parentsAlone(childWithFriendRequest),
  unblockFriend: parentsAlone(childWithBlock),
  getWeeklyMail: parentsAlone(child),
  setWeeklyMail: parentsAlone(async (caller) => ({ ...(await child(caller)), isOn: '0' })),
  getLinkedLogins: { codes: loginManagersOnly(), body: child },
  endLinkedLogin: { codes: loginManagersOnly(), body: linkedChild(true) },
  allowLinkedLogin: { codes: loginManagersOnly(), body: linkedChild(false) },
} satisfies PermissionRows;
