import {
  READ_ONLY_FIELDS,
  SCHOOL_FIELDS,
  type UserChanges,
} from '@wonderfield/contract/accounts/user-changes';
import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import type { EducatorLicenseType } from '@wonderfield/contract/options';
import type { UserType } from '@wonderfield/contract/user-types';
import { DomainError } from '../../domain-error.ts';

const reject = (fields: string[]) => {
  if (fields.length === 0) return;
  const errors = Object.fromEntries(fields.map((field) => [field, MESSAGE_CODES.CHD_005.text]));
  throw new DomainError('CHD_005', { errors });
};

type ShownField = (typeof READ_ONLY_FIELDS | typeof SCHOOL_FIELDS)[number];

/** A form may send a read-only field back as it was; another value is refused. */
export const ensureReadOnlyUnchanged = (
  changes: UserChanges,
  current: Partial<Record<ShownField, string | null>>,
  licenseType?: EducatorLicenseType,
) => {
  // An individual teacher says where they teach; a school's license says it for its teachers.
  const shown: readonly ShownField[] =
    licenseType === 'teacherAccount' ? READ_ONLY_FIELDS : [...READ_ONLY_FIELDS, ...SCHOOL_FIELDS];
  reject(
    shown.filter(
      (field) => changes[field] !== undefined && changes[field] !== (current[field] ?? ''),
    ),
  );
};

const PLACE = ['city', 'state', 'zip'] as const;
const NAMES = ['firstName', 'lastName'] as const;
const OPEN_FIELDS: Record<UserType, readonly string[]> = {
  parent: [...NAMES, ...PLACE],
  educator: [...NAMES, ...PLACE, 'pronoun', 'grades', 'studentsInClass'],
  student: [...NAMES],
};
const NOT_PROFILE = [
  'userType',
  'childId',
  'oldPassword',
  'password',
  'confirmPassword',
  ...READ_ONLY_FIELDS,
  ...SCHOOL_FIELDS,
];

const profileFieldsIn = (changes: UserChanges) =>
  Object.entries(changes)
    .filter(([field, value]) => value !== undefined && !NOT_PROFILE.includes(field))
    .map(([field]) => field);

/** What each kind of user may change of their own profile; a student's settings are the parent's. */
export const ensureOwnFieldsOnly = (changes: UserChanges, userType: UserType) =>
  reject(profileFieldsIn(changes).filter((field) => !OPEN_FIELDS[userType].includes(field)));

/** One's own password is changed by itself: a name sent along would be dropped without a word. */
export const ensurePasswordAlone = (changes: UserChanges) =>
  reject([
    ...profileFieldsIn(changes),
    ...SCHOOL_FIELDS.filter((field) => changes[field] !== undefined),
  ]);

/** An avatar's name is saved by itself, too. */
export const ensureAvatarNameAlone = (changes: UserChanges) =>
  reject(profileFieldsIn(changes).filter((field) => field !== 'avatarName'));

/** It is the student's own choice, not the parent's. */
export const ensureNoAvatarName = ({ avatarName }: UserChanges) =>
  reject(avatarName === undefined ? [] : ['avatarName']);

/** Naming the kind of user is allowed and changes nothing: another kind is refused. */
export const ensureSameUserType = ({ userType, childId }: UserChanges, own: UserType) => {
  const meant = childId ? 'student' : own;
  if (userType !== undefined && userType !== meant && userType !== own) reject(['userType']);
};

const LICENSE_FIELDS: readonly string[] = [
  'licenseType',
  'schoolCode',
  'grades',
  'pronoun',
  'studentsInClass',
  'plan',
];

/** Setting the license up takes its own fields and no others, for the same reason. */
export const ensureLicenseAlone = (changes: UserChanges) =>
  reject(profileFieldsIn(changes).filter((field) => !LICENSE_FIELDS.includes(field)));
