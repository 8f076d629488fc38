import { CALLS, type CallName } from '@wonderfield/contract/calls';
import type { Code } from '@wonderfield/contract/message-codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../testing/build-test-app.ts';
import { childForm } from '../../testing/factories/child-form.ts';
import { makeEducator } from '../../testing/factories/make-educator.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { makePicture } from '../../testing/factories/make-picture.ts';
import { makeStudent } from '../../testing/factories/make-student.ts';
import type { MadeUser } from '../../testing/factories/make-user.ts';
import { parentSignUp } from '../../testing/factories/parent-sign-up.ts';
import { signIn } from '../../testing/factories/sign-in.ts';
import { quickPasswords } from '../../testing/quick-passwords.ts';
import { sealChildPassword } from '../features/children/child-seal.ts';
import { registeredCalls } from './registered-calls.ts';

/** Calls of the contract whose features come in later slices. This list only ever shrinks. */
const NOT_YET_BUILT: CallName[] = [
  'redeemSignIn',
  'createSchoolAccount',
  'sendAuthEmail',
  'validateOtp',
  'getSchoolAccountDetails',
  'createClassRoom',
  'getClassroomsByEducator',
  'deleteClassroom',
  'addStudentsToClassRoom',
  'removeStudentfromClass',
  'setClassCode',
  'joinWithCode',
  'getGoogleClassrooms',
  'getCleverClassrooms',
  'googleClassroomSync',
  'previewClassroomSync',
  'undoClassroomSync',
  'sendSubmitContentEmail',
  'getAvatarName',
  'saveAvatarName',
];

let portal: TestPortal;
let picture: Buffer;
beforeAll(async () => {
  picture = await makePicture();
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: () => ({ passwords: quickPasswords }),
  });
});
afterAll(() => portal.close());

const built = () => registeredCalls(portal.app).map((call) => call.name as CallName);

describe('every call of the contract', () => {
  it('is a route, or is on the list of those to come', () => {
    expect([...built(), ...NOT_YET_BUILT].sort()).toEqual(Object.keys(CALLS).sort());
  });

  it('leaves the list of those to come once it is built', () => {
    expect(NOT_YET_BUILT.filter((name) => built().includes(name))).toEqual([]);
  });

  it('answers from the definition of the contract, not from a copy', () => {
    for (const call of registeredCalls(portal.app)) expect(call).toBe(CALLS[call.name as CallName]);
  });
});

const ROLES = [
  'anonymous',
  'student',
  'student with a reset pending',
  'unchecked parent',
  'parent',
  'unchecked pending educator',
  'pending educator',
  'ready educator',
] as const;
type Role = (typeof ROLES)[number];

const makeRole: Record<Exclude<Role, 'anonymous'>, () => Promise<MadeUser>> = {
  student: () => makeStudent(portal.db),
  'student with a reset pending': () => makeStudent(portal.db, { resetPending: true }),
  'unchecked parent': () => makeParent(portal.db, { ageVerified: false }),
  parent: () => makeParent(portal.db),
  'unchecked pending educator': () =>
    makeEducator(portal.db, { ageVerified: false, approved: false, configured: false }),
  'pending educator': () => makeEducator(portal.db, { approved: false, configured: false }),
  'ready educator': () => makeEducator(portal.db),
};

/** A child with a password to show: the parent's own, or one of a family the caller does not know. */
const makeChildFor = async (user: MadeUser | undefined) => {
  const parentId = user?.userType === 'parent' ? user.id : (await makeParent(portal.db)).id;
  const child = await makeStudent(portal.db, { parentId });
  const sealed = sealChildPassword(portal.deps.sealer, child.id, child.password);
  await portal.db
    .updateTable('students')
    .set({ sealed_password: sealed })
    .where('user_id', '=', child.id)
    .execute();
  return child;
};

/** A card check of this person that the provider calls done. */
const makeCardCheck = async (userId: string) => {
  const { id } = await portal.cards.cardChecks.start({
    userId,
    customerId: 'cus_1',
    attempt: userId,
  });
  portal.cards.succeed(id);
  await portal.db
    .insertInto('age_checks')
    .values({
      setup_intent_id: id,
      user_id: userId,
      cardholder_email: 'a@home.test',
      created_at: portal.deps.now(),
    })
    .execute();
  return id;
};

/** A whole and right body for the call, so that only the permission decides. */
const bodyFor = async (row: Row, user: MadeUser | undefined): Promise<Fields> => {
  const known = user ?? (await makeParent(portal.db));
  const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
  const requestUserId = (await makeChildFor(user)).id;
  const bodies: Record<Row, () => Fields | Promise<Fields>> = {
    createUser: () => parentSignUp(),
    'createUser, a child': () => childForm(),
    login: () => ({ userType: known.userType, email: known.email, password: known.password }),
    logout: () => ({}),
    checkEmail: () => ({ email: 'free@home.test' }),
    forgotPassword: () => ({ email: 'a@home.test' }),
    resetPassword: () => ({ email: 'a@home.test', passwordToken: 'x', ...NEW }),
    resendVerification: () => ({ email: 'a@home.test' }),
    getUser: () => ({}),
    updateUser: () => ({ oldPassword: known.password, ...NEW }),
    'updateUser, a child': () => ({ requestUserId, firstName: 'Mia' }),
    recordPageView: () => ({ route: '/sign-in', viewer: 'anonymous' }),
    createSetupIntent: () => ({
      cardholderName: 'Dana Okafor',
      email: 'card@home.test',
      zip: '97214',
      userId: known.id,
    }),
    confirmAgeCheck: async () => ({
      userId: known.id,
      setupIntentId: await makeCardCheck(known.id),
    }),
    deleteParentChildAccount: () => ({ requestUserId }),
    showStudentPassword: () => ({ requestUserId }),
    generateStudentPassword: () => ({ update: '0' }),
    'generateStudentPassword, saved': () => ({
      update: '1',
      ...(user?.userType !== 'student' && { requestUserId }),
    }),
    exportChild: () => ({ requestUserId }),
    eraseChild: () => ({ requestUserId }),
    childPasswordViews: () => ({ requestUserId }),
    uploadAsset: () => ({ imageType: 'profiles' }),
  };
  return bodies[row]();
};

/*
 * The permission matrix of the safety bar (section 2) for the calls that are built. Where it and a
 * ruling differ the ruling wins: an unchecked adult is told AGE_001 before anything about roles
 * (ruling 10, order of checks), a pupil with a reset pending PWD_006.
 */
const OK = 'GEN_000';
const everyoneBut = (exceptions: Partial<Record<Role, Code>>, rest: Code = OK) =>
  Object.fromEntries(ROLES.map((role) => [role, exceptions[role] ?? rest])) as Record<Role, Code>;
const parentsOnly = (ready: Code = 'AUZ_001', pending: Code = 'AUZ_001') =>
  everyoneBut({
    anonymous: 'SSN_002',
    student: 'AUZ_001',
    'student with a reset pending': 'PWD_006',
    'unchecked parent': 'AGE_001',
    'unchecked pending educator': 'AGE_001',
    'pending educator': pending,
    'ready educator': ready,
  });
/** One call may have several rows: `name, what it is about`. */
const MATRIX = {
  createUser: everyoneBut(
    {
      anonymous: OK,
      'student with a reset pending': 'PWD_006',
      'unchecked parent': 'AGE_001',
      'unchecked pending educator': 'AGE_001',
    },
    'AUZ_001',
  ),
  'createUser, a child': parentsOnly(),
  login: everyoneBut({}),
  logout: everyoneBut({ anonymous: 'SSN_002' }),
  checkEmail: everyoneBut({ 'student with a reset pending': 'PWD_006' }),
  forgotPassword: everyoneBut({}),
  resetPassword: everyoneBut({}, 'PWD_005'),
  resendVerification: everyoneBut({ 'student with a reset pending': 'PWD_006' }),
  getUser: everyoneBut({ anonymous: 'SSN_002' }),
  updateUser: everyoneBut({
    anonymous: 'SSN_002',
    'unchecked parent': 'AGE_001',
    'unchecked pending educator': 'AGE_001',
  }),
  // The scope of a pupil with a reset pending leaves `updateUser` open; the role does not.
  'updateUser, a child': { ...parentsOnly(), 'student with a reset pending': 'PWD_006' },
  recordPageView: everyoneBut({}),
  createSetupIntent: everyoneBut(
    {
      anonymous: 'SSN_002',
      student: 'AUZ_001',
      'student with a reset pending': 'PWD_006',
      'unchecked parent': OK,
      'unchecked pending educator': OK,
    },
    'AGE_004',
  ),
  confirmAgeCheck: everyoneBut({
    anonymous: 'SSN_002',
    student: 'AUZ_001',
    'student with a reset pending': 'PWD_006',
  }),
  deleteParentChildAccount: parentsOnly(),
  showStudentPassword: parentsOnly('CHD_001', 'EDU_001'),
  generateStudentPassword: everyoneBut({
    anonymous: 'SSN_002',
    'unchecked parent': 'AGE_001',
    'unchecked pending educator': 'AGE_001',
    'pending educator': 'EDU_001',
  }),
  'generateStudentPassword, saved': { ...parentsOnly('CHD_001', 'EDU_001'), student: OK },
  exportChild: parentsOnly(),
  eraseChild: parentsOnly(),
  childPasswordViews: parentsOnly(),
  uploadAsset: everyoneBut({
    anonymous: 'SSN_002',
    'student with a reset pending': 'PWD_006',
    'unchecked parent': 'AGE_001',
    'unchecked pending educator': 'AGE_001',
  }),
} satisfies Record<string, Record<Role, Code>>;
type Row = keyof typeof MATRIX;
const callOf = (row: string) => row.split(',')[0] as CallName;

describe('permissions', () => {
  it('are stated for every call that is built, and for no other', () => {
    expect([...new Set(Object.keys(MATRIX).map(callOf))].sort()).toEqual(built().sort());
  });

  it.each(
    Object.entries(MATRIX).flatMap(([row, cells]) =>
      Object.entries(cells).map(([role, code]) => [row, role, code] as [Row, Role, Code]),
    ),
  )('%s by %s: %s', async (row, role, code) => {
    const user = role === 'anonymous' ? undefined : await makeRole[role]();
    const session = user ? await signIn(portal, user) : {};
    const fields = { ...(await bodyFor(row, user)), ...session };
    const answer =
      row === 'uploadAsset'
        ? await portal.upload(fields, picture)
        : await portal.call(callOf(row), fields);
    expect(answer.status).toBe(200);
    expect(answer.body.msgCode).toBe(code);
  });
});
