import { type PortalUser, toUserJson } from '@wonderfield/contract/accounts/user';
import type { ChildJson, UserJson } from '@wonderfield/contract/accounts/user-schema';

const nobody: PortalUser = {
  id: '',
  userType: 'parent',
  firstName: '',
  lastName: '',
  email: '',
  mustChangePassword: false,
  isAgeVerified: false,
  isApproved: false,
  educatorGrades: [],
  isSchoolMade: false,
  children: [],
};

/** A parent with the adult check done. */
export const aParent = (changes: Partial<PortalUser> = {}): UserJson =>
  toUserJson({
    ...nobody,
    id: 'parent-1',
    userType: 'parent',
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@example.org',
    isAgeVerified: true,
    ...changes,
  });

/** A student with a password of their own. */
export const aStudent = (changes: Partial<PortalUser> = {}): UserJson =>
  toUserJson({
    ...nobody,
    id: 'student-1',
    userType: 'student',
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'maya4821',
    ...changes,
  });

/** An individual teacher: checked, approved, with a school. */
export const anEducator = (changes: Partial<PortalUser> = {}): UserJson =>
  toUserJson({
    ...nobody,
    id: 'educator-1',
    userType: 'educator',
    firstName: 'Amara',
    lastName: 'Reyes',
    email: 'amara@school.example.org',
    isAgeVerified: true,
    isApproved: true,
    licenseType: 'teacherAccount',
    schoolName: 'Alder Creek Elementary',
    educatorGrades: ['3'],
    ...changes,
  });

const aChild = (changes: Partial<ChildJson> = {}): ChildJson => ({
  userId: 'child-1',
  firstName: 'Theo',
  lastName: 'Whitfield',
  email: 'theo1234',
  userGrade: '3',
  passwordResetNotDone: false,
  schoolAccountReg: '0',
  ...changes,
});

/** A child with everything a parent fills in. */
export const aFullChild = (changes: Partial<ChildJson> = {}): ChildJson =>
  aChild({
    birthYear: '2017',
    birthMonth: '05',
    childPlayOption: 'sameAge',
    childMayUse: 'preType',
    levelPreference: 'medium',
    subject: ['math', 'science'],
    subscriptionPlans: 'freetoPlay',
    ...changes,
  });

/** The answer of `getUser` and of everything else that tells who one is. */
export const userAnswer = (user: UserJson) => ({ userJson: JSON.stringify(user) });

/** The answer of `login`. */
export const signedInAs = (user: UserJson) => ({
  ...userAnswer(user),
  sessionToken: `session-of-${user.userId}`,
});
