import {
  READ_ONLY_FIELDS,
  SCHOOL_FIELDS,
  type UserChanges,
} from '@wonderfield/contract/accounts/user-changes';
import type { EducatorLicenseType } from '@wonderfield/contract/options';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import type { UserType } from '@wonderfield/contract/user-types';
import { DomainError } from '../../../domain-error.ts';

const reject = (fields: string[]) => {
  if (fields.length === 0) return;
  const errors = Object.fromEntries(fields.map((field) => [field, MESSAGE_CODES.CHD_005.text]));
  throw new DomainError('CHD_005', { errors });
};

type ShownField = (typeof READ_ONLY_FIELDS | typeof SCHOOL_FIELDS)[number];

/** Rejects changed read-only fields. A form may send their current values. */
export const ensureReadOnlyUnchanged = (
  changes: UserChanges,
  current: Partial<Record<ShownField, string | null>>,
  licenseType?: EducatorLicenseType,
) => {
  // Individual teachers enter their own school. A school license sets it for its teachers.
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

/**
 * Rejects profile fields that this user type may not change. A student's settings belong to the
 * parent.
 */
export const ensureOwnFieldsOnly = (changes: UserChanges, userType: UserType) =>
  reject(profileFieldsIn(changes).filter((field) => !OPEN_FIELDS[userType].includes(field)));

/** Rejects profile fields in a password change, because they would be dropped silently. */
export const ensurePasswordAlone = (changes: UserChanges) =>
  reject([
    ...profileFieldsIn(changes),
    ...SCHOOL_FIELDS.filter((field) => changes[field] !== undefined),
  ]);

/** Rejects other profile fields in a change of the avatar's name. */
export const ensureAvatarNameAlone = (changes: UserChanges) =>
  reject(profileFieldsIn(changes).filter((field) => field !== 'avatarName'));

/** Rejects an avatar name sent by a parent, because only the student chooses it. */
export const ensureNoAvatarName = ({ avatarName }: UserChanges) =>
  reject(avatarName === undefined ? [] : ['avatarName']);

/** Rejects a change of the user type. Sending the current type is allowed. */
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

/** Rejects other profile fields during license setup, because they would be dropped silently. */
export const ensureLicenseAlone = (changes: UserChanges) =>
  reject(profileFieldsIn(changes).filter((field) => !LICENSE_FIELDS.includes(field)));
