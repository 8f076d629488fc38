import type { Actor } from '../../src/context/actor.ts';

/** Kinds of callers that the permission matrix distinguishes. */
export const ROLES = [
  'anonymous',
  'student',
  'student with a reset pending',
  'student who signed in with a card',
  'unchecked parent',
  'parent',
  'unchecked pending educator',
  'pending educator',
  'pending educator whom the school confirmed',
  'declined educator whom the school confirmed',
  'educator without the school code',
  'educator waiting for a school',
  'ready educator',
  'school administrator',
] as const;
export type Role = (typeof ROLES)[number];
export type SignedInRole = Exclude<Role, 'anonymous'>;

type Traits = Omit<Actor, 'id' | 'sessionId'>;

const student: Traits = {
  userType: 'student',
  isAgeVerified: false,
  isApproved: false,
  licenseType: undefined,
  mustChangePassword: false,
  isGameOnly: false,
  isSchoolMade: false,
  showsLogin: false,
  isWaitingForSchool: false,
  isConfigured: false,
  isConfirmed: false,
};
const parent: Traits = { ...student, userType: 'parent', isAgeVerified: true };
const educator: Traits = {
  ...parent,
  userType: 'educator',
  isApproved: true,
  licenseType: 'teacherAccount',
  isConfigured: true,
};
const pendingEducator: Traits = { ...educator, isApproved: false, isConfigured: false };
const educatorWithoutCode: Traits = {
  ...educator,
  licenseType: 'schoolLicenseCode',
  isAgeVerified: false,
  isConfigured: false,
};

/** What the access rule knows about each role. A test compares it with what the server reads. */
export const TRAITS: Record<SignedInRole, Traits> = {
  student,
  'student with a reset pending': { ...student, mustChangePassword: true },
  'student who signed in with a card': { ...student, isGameOnly: true },
  'unchecked parent': { ...parent, isAgeVerified: false },
  parent,
  'unchecked pending educator': { ...pendingEducator, isAgeVerified: false },
  'pending educator': pendingEducator,
  'pending educator whom the school confirmed': { ...pendingEducator, isConfirmed: true },
  'declined educator whom the school confirmed': pendingEducator,
  'educator without the school code': educatorWithoutCode,
  'educator waiting for a school': { ...educatorWithoutCode, isWaitingForSchool: true },
  'ready educator': educator,
  'school administrator': {
    ...educator,
    licenseType: 'school/district',
    isConfigured: false,
  },
};
