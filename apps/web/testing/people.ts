import {
  type EducatorUser,
  type ParentUser,
  type StudentUser,
  toUserJson,
} from '@wonderfield/contract/accounts/user';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { fromChildJson } from '@wonderfield/contract/children/child';
import type { ChildJson } from '@wonderfield/contract/children/child-json';
import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';

/** A parent with a finished adult check. */
export const aParent = ({
  children = [],
  ...changes
}: Partial<Omit<ParentUser, 'children'>> & { children?: ChildJson[] } = {}): UserJson =>
  toUserJson({
    id: 'parent-1',
    userType: 'parent',
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@example.org',
    mustChangePassword: false,
    isAgeVerified: true,
    children: children.map(fromChildJson),
    ...changes,
  });

/** A student who has chosen a password. */
export const aStudent = (changes: Partial<StudentUser> = {}): UserJson =>
  toUserJson({
    id: 'student-1',
    userType: 'student',
    firstName: 'Maya',
    lastName: 'Okafor',
    username: 'maya4821',
    mustChangePassword: false,
    isSchoolMade: false,
    ...changes,
  });

/** An individual teacher: checked, approved, with a school. */
export const anEducator = (changes: Partial<EducatorUser> = {}): UserJson =>
  toUserJson({
    id: 'educator-1',
    userType: 'educator',
    firstName: 'Amara',
    lastName: 'Reyes',
    email: 'amara@school.example.org',
    mustChangePassword: false,
    isAgeVerified: true,
    isApproved: true,
    isConfirmed: false,
    licenseType: 'teacherAccount',
    schoolName: 'Alder Creek Elementary',
    grades: ['3'],
    ...changes,
  });

let authors = 0;

/** Returns a new author each time, because a tab keeps unsaved input per user. */
export const anAuthor = () => {
  authors += 1;
  return anEducator({ id: `author-${authors}` });
};

const aChild = (changes: Partial<ChildJson> = {}): ChildJson => ({
  userId: 'child-1',
  firstName: 'Theo',
  lastName: 'Whitfield',
  email: 'theo1234',
  userGrade: '3',
  passwordResetNotDone: false,
  signInMethod: 'words',
  hasCard: false,
  schoolAccountReg: '0',
  ...changes,
});

/** A child with all fields that a parent fills in. */
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

/** The response of `getUser` and of other calls that return the user. */
export const userResponse = (user: UserJson) => ({ userJson: JSON.stringify(user) });

/** The response of `login`. */
export const signedInAs = (user: UserJson) => ({
  ...userResponse(user),
  sessionToken: `session-of-${user.userId}`,
});

/** A proposed password for a student who must choose one. */
export const aProposal = (password = 'Garden-otter42') => ({
  studentPassword: encodeChildPassword(password),
});
