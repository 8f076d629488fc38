import { charactersOf } from '@wonderfield/contract/readable-codes';

/** The staff code makes teachers; the student code makes students and nothing else. */
export type CodeKind = 'staff' | 'student';

/**
 * The two are told apart at a glance: a long one with a prefix (40 bits), and a short one for the
 * board (35 bits), which is neither as long as a staff code nor as short as a class code.
 */
export const CODE_LENGTHS: Record<CodeKind, number> = { staff: 8, student: 7 };
const PREFIX = 'WF';
const STUDENT_CODE_DAYS = 7;

/** `7K3M92QD` as people read it: `WF-7K3M-92QD` for the staff, `7K3-M92Q` for students. */
export const writeCode = (kind: CodeKind, characters: string) =>
  kind === 'staff'
    ? `${PREFIX}-${characters.slice(0, 4)}-${characters.slice(4)}`
    : `${characters.slice(0, 3)}-${characters.slice(3)}`;

/**
 * The characters of a code as somebody typed it, with or without the prefix. What cannot be a code
 * stays what it is, so that looking it up costs the same and finds nothing.
 */
export const readCode = (typed: string) => {
  const characters = charactersOf(typed);
  return characters.length === PREFIX.length + CODE_LENGTHS.staff && characters.startsWith(PREFIX)
    ? characters.slice(PREFIX.length)
    : characters;
};

/** What stands on a board is photographed: a student code ends by itself, a staff code is kept. */
export const endOfCode = (kind: CodeKind, now: Date) =>
  kind === 'student' ? new Date(now.getTime() + STUDENT_CODE_DAYS * 24 * 3_600_000) : null;

/** Misses, not uses: a staff room full of right codes passes (T49). */
export const FAILED_ATTEMPTS_PER_USER = { times: 10, seconds: 3600 } as const;
/** For everybody at an address, wherever they type it. */
export const failedAttemptsAt = (address: string) =>
  ({ bucket: 'school-code/address', key: address, times: 20, seconds: 3600 }) as const;
/** So many misses of all in an hour are somebody trying codes. */
export const FAILED_ATTEMPTS_FOR_ALARM = { times: 200, seconds: 3600 } as const;
/** How many mails about people who wait one administrator gets; more are on the page. */
export const waitingMailsTo = (schoolId: string) =>
  ({ bucket: 'school-request/school', key: schoolId, times: 20, seconds: 86_400 }) as const;
/** How often somebody may ask to be let in, wherever: each time an administrator gets a mail. */
export const asksBy = (educatorId: string) =>
  ({ bucket: 'school-request/user', key: educatorId, times: 5, seconds: 86_400 }) as const;
