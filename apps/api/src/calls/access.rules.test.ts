import { CALLS, type CallName } from '@wonderfield/contract/calls';
import type { CallDefinition } from '@wonderfield/contract/define-call';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../context/actor.ts';
import { ensureMayCall } from './access.rules.ts';

const actor = (traits: Partial<Actor>): Actor => ({
  sessionId: 's',
  id: 'u',
  userType: 'educator',
  isAgeVerified: true,
  isApproved: true,
  licenseType: 'teacherAccount',
  mustChangePassword: false,
  isGameOnly: false,
  isSchoolMade: false,
  showsLogin: false,
  isWaitingForSchool: false,
  isConfigured: true,
  isConfirmed: false,
  ...traits,
});
const student = { userType: 'student', isAgeVerified: false, isApproved: false } as const;

const codeOf = (call: CallName, who: Actor | null, input: unknown = {}) => {
  try {
    ensureMayCall(CALLS[call], input, who);
    return 'OK';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

// @proves M-EDU_001, M-EDU_002, M-EDU_004, P-classroom-list, D-4-teaching-closed
it.each<[CallName, string, Actor | null, string]>([
  ['createClassRoom', 'nobody', null, 'SSN_002'],
  ['createClassRoom', 'a ready educator', actor({}), 'OK'],
  ['createClassRoom', 'an educator who is not approved', actor({ isApproved: false }), 'EDU_001'],
  [
    'createClassRoom',
    'an educator who is not configured',
    actor({ isConfigured: false }),
    'EDU_002',
  ],
  [
    'createClassRoom',
    'an educator whose school has not approved them yet',
    actor({ isConfigured: false, isWaitingForSchool: true }),
    'EDU_004',
  ],
  [
    'createClassRoom',
    'an individual teacher who waits for approval by a school',
    actor({ isWaitingForSchool: true }),
    'OK',
  ],
  [
    'createClassRoom',
    'an approved educator without an adult check',
    actor({ isAgeVerified: false }),
    'EDU_002',
  ],
  [
    'createClassRoom',
    'an educator who is neither checked nor approved',
    actor({ isAgeVerified: false, isApproved: false }),
    'AGE_001',
  ],
  ['createClassRoom', 'a parent', actor({ userType: 'parent' }), 'AUZ_001'],
  ['createClassRoom', 'a student', actor(student), 'AUZ_001'],
  [
    'createClassRoom',
    'a student with a pending password reset',
    actor({ ...student, mustChangePassword: true }),
    'PWD_006',
  ],
  ['getClassroomsByEducator', 'a student', actor(student), 'OK'],
  ['getClassroomsByEducator', 'a checked parent', actor({ userType: 'parent' }), 'OK'],
  [
    'getClassroomsByEducator',
    'an unchecked parent',
    actor({ userType: 'parent', isAgeVerified: false }),
    'AGE_001',
  ],
  ['getClassroomsByEducator', 'a pending educator', actor({ isApproved: false }), 'EDU_001'],
  [
    'generateStudentPassword',
    'a student with a pending password reset',
    actor({ ...student, mustChangePassword: true }),
    'OK',
  ],
  ['joinWithCode', 'nobody', null, 'OK'],
  ['joinWithCode', 'a student', actor(student), 'AUZ_001'],
])('returns the code of the access matrix for %s called by %s', (call, _who, who, code) => {
  expect(codeOf(call, who)).toBe(code);
});

// @proves P-child-create
it.each([
  ['student', 'parent', 'OK'],
  ['student', 'educator', 'AUZ_001'],
  ['parent', 'parent', 'AUZ_001'],
  ['educator', 'educator', 'AUZ_001'],
] as const)(
  'returns the expected code for createUser of a %s by a signed-in %s: %s [T01]',
  (userType, role, code) => {
    expect(codeOf('createUser', actor({ userType: role }), { userType })).toBe(code);
  },
);

it.each(['student', 'operator', undefined, ['parent'], '__proto__', 'constructor'])(
  'rejects createUser of %j by an anonymous caller with SSN_002 [T01]',
  (userType) => {
    expect(codeOf('createUser', null, { userType })).toBe('SSN_002');
  },
);

const openToEducators = Object.values(CALLS as Record<string, CallDefinition>).filter((call) => {
  const roles = Array.isArray(call.access) ? call.access : Object.values(call.access).flat();
  return roles.includes('educator');
});
const teaching = openToEducators.filter((call) => call.needsTeaching).map(({ name }) => name);

const arrived = openToEducators.filter((call) => call.needsSetUp).map(({ name }) => name);

describe('calls that touch children', () => {
  // @proves P-teaching, D-4-educator-start, D-4-teaching-closed
  it.each<[string, Partial<Actor>, string]>([
    ['who is not approved', { isApproved: false }, 'EDU_001'],
    ['who is approved but not checked', { isAgeVerified: false }, 'EDU_002'],
    ['who is approved and checked but not configured', { isConfigured: false }, 'EDU_002'],
    [
      'who has not entered the school code yet',
      { licenseType: 'schoolLicenseCode', isAgeVerified: false, isConfigured: false },
      'EDU_002',
    ],
    [
      'who was removed from a school license and passed a card check',
      { licenseType: 'schoolLicenseCode', isConfigured: false },
      'EDU_002',
    ],
    [
      'who manages a school that waits for approval',
      { licenseType: 'school/district', isApproved: false },
      'EDU_001',
    ],
    [
      'who manages a school and teaches no students',
      { licenseType: 'school/district', isConfigured: false },
      'EDU_002',
    ],
    [
      'whose school has not approved them yet',
      { licenseType: 'schoolLicenseCode', isConfigured: false, isWaitingForSchool: true },
      'EDU_004',
    ],
    ['who is neither approved nor checked', { isApproved: false, isAgeVerified: false }, 'AGE_001'],
    ['who is ready', {}, 'OK'],
    ['who is on a school license and ready', { licenseType: 'schoolLicenseCode' }, 'OK'],
  ])(
    'returns the same code from every call that touches children to an educator %s [T48]',
    (_who, traits, code) => {
      const responses = teaching.map((name) => [name, codeOf(name as CallName, actor(traits))]);
      expect(responses).toEqual(teaching.map((name) => [name, code]));
    },
  );

  // @proves D-4-teaching-closed
  it('requires neither teaching access nor set-up only for the listed calls, which touch no child', () => {
    expect(
      openToEducators
        .map(({ name }) => name)
        .filter((name) => !teaching.includes(name) && !arrived.includes(name)),
    ).toEqual([
      'login',
      'logout',
      'checkEmail',
      'forgotPassword',
      'resetPassword',
      'confirmEmail',
      'resendVerification',
      'getUser',
      'updateUser',
      'redeemSignIn',
      'tieSignIn',
      'findMyClass',
      // The user's own accounts at other services. Other calls read the classes of these accounts.
      'connectAccount',
      'disconnectAccount',
      'getConnections',
      // Students share devices, so these calls are open to every caller. The token decides.
      'enterClass',
      'getOpenClass',
      'signInToClass',
      'signInWithCard',
      'signInWithPictures',
      'raiseHand',
      'checkHand',
      'lowerHand',
      'createSetupIntent',
      'confirmAgeCheck',
      'uploadAsset',
      'createSchoolAccount',
      'sendAuthEmail',
      'validateOtp',
      'getSchoolAccountDetails',
      'requestApproval',
      'dismissSchoolRemoval',
      'getSchool',
      'setSchoolCode',
      'decideSchoolTeacher',
      'removeSchoolTeacher',
      'giveSchoolClassroom',
      // For the school administrator, who does not teach.
      'releaseSchoolClassroom',
      'removeSchoolStudent',
      'removeIdleSchoolStudents',
      'getSchoolNextYear',
      'startSchoolNextYear',
      'undoSchoolNextYear',
      'startPlay',
      'redeemPlayToken',
      // The link in a weekly mail works for every caller, signed in or not.
      'readWeeklyMailLink',
      'weeklyMailOff',
      'weeklyMailOn',
      'recordPageView',
    ]);
    expect(teaching.length).toBeGreaterThanOrEqual(14);
  });
});

describe('calls about plans or linked logins', () => {
  it.each<[string, Partial<Actor>, string]>([
    ['who is not approved', { isApproved: false }, 'EDU_001'],
    ['who is approved but not checked', { isAgeVerified: false }, 'EDU_002'],
    ['who is approved and checked but not configured', { isConfigured: false }, 'EDU_002'],
    [
      'whose school has not approved them yet',
      { licenseType: 'schoolLicenseCode', isConfigured: false, isWaitingForSchool: true },
      'EDU_004',
    ],
    [
      'who manages a school that waits for approval',
      { licenseType: 'school/district', isApproved: false },
      'EDU_001',
    ],
    [
      'who manages a school and teaches no students',
      { licenseType: 'school/district', isConfigured: false },
      'OK',
    ],
    ['who is ready', {}, 'OK'],
  ])(
    'returns the same code from every call about plans or linked logins to an educator %s',
    (_who, traits, code) => {
      expect(arrived).toHaveLength(16);
      const responses = arrived.map((name) => [name, codeOf(name as CallName, actor(traits))]);
      expect(responses).toEqual(arrived.map((name) => [name, code]));
    },
  );
});

describe('confirmed educators', () => {
  // @proves D-9-look-around
  it.each<[string, Partial<Actor>]>([
    ['who waits for approval', { isApproved: false, isConfigured: false }],
    ['who is approved but has not finished the setup', { isConfigured: false }],
  ])(
    'opens only the library calls to an educator confirmed by the school: one %s',
    (_who, traits) => {
      const withConfirmation = actor({ ...traits, isConfirmed: true });
      const opened = openToEducators
        .map(({ name }) => name as CallName)
        .filter((name) => codeOf(name, withConfirmation) !== codeOf(name, actor(traits)));
      expect(opened.sort()).toEqual(['getLibrary', 'getLibraryPlan']);
      for (const name of opened) expect(codeOf(name, withConfirmation)).toBe('OK');
    },
  );
});
