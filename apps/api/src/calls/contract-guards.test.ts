import { CALLS, type CallName } from '@wonderfield/contract/calls';
import type { Code } from '@wonderfield/contract/message-codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../testing/build-test-app.ts';
import { makeEducator } from '../../testing/factories/make-educator.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { makeStudent } from '../../testing/factories/make-student.ts';
import type { MadeUser } from '../../testing/factories/make-user.ts';
import { parentSignUp } from '../../testing/factories/parent-sign-up.ts';
import { signIn } from '../../testing/factories/sign-in.ts';
import { quickPasswords } from '../../testing/quick-passwords.ts';
import { registeredCalls } from './registered-calls.ts';

/** Calls of the contract whose features come in later slices. This list only ever shrinks. */
const NOT_YET_BUILT: CallName[] = [
  'redeemSignIn',
  'createSetupIntent',
  'confirmAgeCheck',
  'deleteParentChildAccount',
  'showStudentPassword',
  'generateStudentPassword',
  'exportChild',
  'eraseChild',
  'childPasswordViews',
  'uploadAsset',
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
beforeAll(async () => {
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

/** A whole and right body for the call, so that only the permission decides. */
const bodyFor = async (call: string, user: MadeUser | undefined): Promise<Fields> => {
  const known = user ?? (await makeParent(portal.db));
  const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
  const bodies: Record<string, Fields> = {
    createUser: parentSignUp(),
    login: { userType: known.userType, email: known.email, password: known.password },
    logout: {},
    checkEmail: { email: 'free@home.test' },
    forgotPassword: { email: 'a@home.test' },
    resetPassword: { email: 'a@home.test', passwordToken: 'x', ...NEW },
    resendVerification: { email: 'a@home.test' },
    getUser: {},
    updateUser: { oldPassword: known.password, ...NEW },
    recordPageView: { route: '/sign-in', viewer: 'anonymous' },
  };
  const body = bodies[call];
  if (!body) throw new Error(`Give ${call} a body here and a row in the matrix below`);
  return body;
};

/*
 * The permission matrix of the safety bar (section 2) for the calls that are built. Where it and a
 * ruling differ the ruling wins: an unchecked adult is told AGE_001 before anything about roles
 * (ruling 10, order of checks), a pupil with a reset pending PWD_006.
 */
const OK = 'GEN_000';
const everyoneBut = (exceptions: Partial<Record<Role, Code>>, rest: Code = OK) =>
  Object.fromEntries(ROLES.map((role) => [role, exceptions[role] ?? rest])) as Record<Role, Code>;
const MATRIX: Partial<Record<CallName, Record<Role, Code>>> = {
  createUser: everyoneBut(
    {
      anonymous: OK,
      'student with a reset pending': 'PWD_006',
      'unchecked parent': 'AGE_001',
      'unchecked pending educator': 'AGE_001',
    },
    'AUZ_001',
  ),
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
  recordPageView: everyoneBut({}),
};

describe('permissions', () => {
  it('are stated for every call that is built, and for no other', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(built().sort());
  });

  it.each(
    Object.entries(MATRIX).flatMap(([call, row]) =>
      Object.entries(row).map(([role, code]) => [call, role, code] as [CallName, Role, Code]),
    ),
  )('%s by %s: %s', async (call, role, code) => {
    const user = role === 'anonymous' ? undefined : await makeRole[role]();
    const session = user ? await signIn(portal, user) : {};
    const answer = await portal.call(call, { ...(await bodyFor(call, user)), ...session });
    expect(answer.status).toBe(200);
    expect(answer.body.msgCode).toBe(code);
  });
});
