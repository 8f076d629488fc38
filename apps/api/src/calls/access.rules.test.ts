import { CALLS, type CallName } from '@wonderfield/contract/calls';
import { expect, it } from 'vitest';
import { ensureMayCall } from './access.rules.ts';
import type { Actor } from './actor.ts';

const actor = (traits: Partial<Actor>): Actor => ({
  sessionId: 's',
  id: 'u',
  userType: 'educator',
  isAgeVerified: true,
  isApproved: true,
  licenseType: 'teacherAccount',
  mustChangePassword: false,
  isSchoolMade: false,
  isConfigured: true,
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

it.each<[CallName, string, Actor | null, string]>([
  ['createClassRoom', 'nobody', null, 'SSN_002'],
  ['createClassRoom', 'a ready educator', actor({}), 'OK'],
  ['createClassRoom', 'an educator not approved', actor({ isApproved: false }), 'EDU_001'],
  ['createClassRoom', 'an educator not configured', actor({ isConfigured: false }), 'EDU_002'],
  ['createClassRoom', 'an approved, unchecked one', actor({ isAgeVerified: false }), 'EDU_002'],
  [
    'createClassRoom',
    'one neither checked nor approved',
    actor({ isAgeVerified: false, isApproved: false }),
    'AGE_001',
  ],
  ['createClassRoom', 'a parent', actor({ userType: 'parent' }), 'AUZ_001'],
  ['createClassRoom', 'a pupil', actor(student), 'AUZ_001'],
  [
    'createClassRoom',
    'a pupil with a reset pending',
    actor({ ...student, mustChangePassword: true }),
    'PWD_006',
  ],
  ['getClassroomsByEducator', 'a pupil', actor(student), 'OK'],
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
    'a pupil with a reset pending',
    actor({ ...student, mustChangePassword: true }),
    'OK',
  ],
  ['joinWithCode', 'nobody', null, 'OK'],
  ['joinWithCode', 'a pupil', actor(student), 'AUZ_001'],
])('%s by %s is answered as the matrix says', (call, _who, who, code) => {
  expect(codeOf(call, who)).toBe(code);
});

it.each([
  ['student', 'parent', 'OK'],
  ['student', 'educator', 'AUZ_001'],
  ['parent', 'parent', 'AUZ_001'],
  ['educator', 'educator', 'AUZ_001'],
] as const)('createUser of a %s by a signed-in %s: %s (T01)', (userType, role, code) => {
  expect(codeOf('createUser', actor({ userType: role }), { userType })).toBe(code);
});

it.each(['student', 'operator', undefined, ['parent'], '__proto__', 'constructor'])(
  'createUser of %j is not for nobody (T01)',
  (userType) => {
    expect(codeOf('createUser', null, { userType })).toBe('SSN_002');
  },
);
