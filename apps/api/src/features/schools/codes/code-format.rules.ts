import { charactersOf } from '@wonderfield/contract/readable-codes';

/** The staff code admits teachers, the student code only students. */
export type CodeKind = 'staff' | 'student';

/**
 * Lengths that distinguish the codes: a long staff code with a prefix (40 bits) and a shorter
 * student code (35 bits). A class code is shorter still.
 */
export const CODE_LENGTHS: Record<CodeKind, number> = { staff: 8, student: 7 };
const PREFIX = 'WF';
const STUDENT_CODE_DAYS = 7;

/** Formats codes as `WF-7K3M-92QD` for the staff and `7K3-M92Q` for students. */
export const writeCode = (kind: CodeKind, characters: string) =>
  kind === 'staff'
    ? `${PREFIX}-${characters.slice(0, 4)}-${characters.slice(4)}`
    : `${characters.slice(0, 3)}-${characters.slice(3)}`;

/**
 * Returns the characters of an entered code, with or without the prefix. Invalid input stays
 * unchanged, so its lookup costs the same and finds nothing.
 */
export const readCode = (typed: string) => {
  const characters = charactersOf(typed);
  return characters.length === PREFIX.length + CODE_LENGTHS.staff && characters.startsWith(PREFIX)
    ? characters.slice(PREFIX.length)
    : characters;
};

/** Returns the expiry. Student codes are shown publicly and expire, staff codes do not. */
export const endOfCode = (kind: CodeKind, now: Date) =>
  kind === 'student' ? new Date(now.getTime() + STUDENT_CODE_DAYS * 24 * 3_600_000) : null;

/** Limits failed attempts only, because many teachers may enter valid codes [T49]. */
export const FAILED_ATTEMPTS_PER_USER = { times: 10, seconds: 3600 } as const;
/** Limit of failed attempts per IP address, for all forms together. */
export const failedAttemptsAt = (address: string) =>
  ({ bucket: 'school-code/address', key: address, times: 20, seconds: 3600 }) as const;
/** Number of failed attempts per hour that indicates an attack. */
export const FAILED_ATTEMPTS_FOR_ALARM = { times: 200, seconds: 3600 } as const;
/** Limit of emails about waiting teachers per administrator. The page lists all of them. */
export const waitingMailsTo = (schoolId: string) =>
  ({ bucket: 'school-request/school', key: schoolId, times: 20, seconds: 86_400 }) as const;
/** Limit of join requests per teacher, because each one emails an administrator. */
export const asksBy = (educatorId: string) =>
  ({ bucket: 'school-request/user', key: educatorId, times: 5, seconds: 86_400 }) as const;
