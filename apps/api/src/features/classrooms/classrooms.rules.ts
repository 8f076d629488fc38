import type { ClassroomDraft, ClassSource } from '@wonderfield/contract/classrooms/classroom';
import { isCapacityAllowed } from '@wonderfield/contract/classrooms/classroom-rules';
import type { RosterEntry } from '@wonderfield/contract/classrooms/roster-entry';
import { REMOVED_KEPT_DAYS, ROSTER_UNDO_HOURS } from '@wonderfield/contract/limits';
import { capacityBelowRoster, FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { DomainError } from '../../domain-error.ts';

type Room = { capacity: number; enrolled: number };

type Sized = { capacity: number; source: ClassSource | undefined };

/** Limits a manually created classroom to 40 students. A synced one keeps the size of its class. */
export const ensureCapacityAllowed = ({ capacity }: ClassroomDraft, existing?: Sized) => {
  if (isCapacityAllowed(capacity, existing)) return;
  throw new DomainError('VAL_001', {
    errors: { capacity: FIELD_MESSAGES.classroomStudentsTooMany },
  });
};

/** Rejects a capacity below the number of enrolled students. */
export const ensureCapacityCoversRoster = (draft: ClassroomDraft, { enrolled }: Room) => {
  if (draft.capacity >= enrolled) return;
  throw new DomainError('CLS_003', { errors: { capacity: capacityBelowRoster(enrolled) } });
};

export const ensureRoomFor = (unlinkedIdentities: number, { capacity, enrolled }: Room) => {
  if (enrolled + unlinkedIdentities > capacity) throw new DomainError('CLS_002');
};

/** Rejects changes of an archived classroom with CLS_009. */
export const ensureNotArchived = ({ archived_at }: { archived_at: Date | null }) => {
  if (archived_at) throw new DomainError('CLS_009');
};

/**
 * Rejects an edit that is based on an outdated version. Skips the check if the edit has no version.
 */
export const ensureNotChangedElsewhere = (
  { version }: ClassroomDraft,
  existing: { version: number },
) => {
  if (version !== undefined && version !== existing.version) throw new DomainError('CLS_006');
};

/**
 * Rejects changes of the name or teacher of a synced classroom, which come from the external
 * service.
 */
export const ensureSyncedFieldsUnchanged = (
  draft: ClassroomDraft,
  existing: { name: string; teacher_name: string; source: string | null },
) => {
  if (!existing.source) return;
  const changed = {
    name: draft.name !== existing.name,
    teacherName: draft.teacherName !== existing.teacher_name,
  };
  const locked = Object.entries(changed).filter(([, isChanged]) => isChanged);
  if (locked.length === 0) return;
  throw new DomainError('CLS_004', {
    errors: Object.fromEntries(locked.map(([field]) => [field, MESSAGE_CODES.CLS_004.text])),
  });
};

/** Rejects a list without new and existing students. */
export const ensureAnyStudent = ({
  students,
  existingIds = [],
}: {
  students: readonly RosterEntry[];
  existingIds?: readonly string[] | undefined;
}) => {
  if (students.length + existingIds.length > 0) return;
  throw new DomainError('VAL_001', { errors: { students: FIELD_MESSAGES.firstNameMissing } });
};

/** Rejects a duplicate username in the list, at its second position. */
export const ensureNoDuplicates = (entries: readonly RosterEntry[]) => {
  const seen = new Set<string>();
  const twice = entries.flatMap(({ username }, index) => {
    const isRepeated = seen.has(username);
    seen.add(username);
    return isRepeated ? [index] : [];
  });
  rejectUsernames(twice);
};

/** Throws USN_001 with the rows whose username is taken. */
export const rejectUsernames = (rows: readonly number[]) => {
  if (rows.length === 0) return;
  throw new DomainError('USN_001', {
    errors: Object.fromEntries(
      rows.map((row) => [`students.${row}.username`, MESSAGE_CODES.USN_001.text]),
    ),
  });
};

/** Returns the earliest time of an import that can be undone. */
export const undoSince = (now: Date) => new Date(now.getTime() - ROSTER_UNDO_HOURS * 3_600_000);

/** Returns the earliest time of a removal that can be undone. */
export const removedSince = (now: Date) =>
  new Date(now.getTime() - REMOVED_KEPT_DAYS * 24 * 3_600_000);

/** The game reports at least once in this time while a student plays. */
const PLAYING_MS = 3 * 60_000;

export const isPlayingNow = (playedAt: string | null, now: Date) =>
  playedAt !== null && now.getTime() - new Date(playedAt).getTime() < PLAYING_MS;

/** Returns the time before which a student must have joined to count as idle: one day ago. */
export const idleSince = (now: Date) => new Date(now.getTime() - 24 * 3_600_000);

/**
 * Limits failed codes only, because a whole class joins from one IP address. A prank can block an
 * address for ten minutes at most.
 */
export const FAILED_JOINS_PER_ADDRESS = { times: 60, seconds: 600 } as const;
export const FAILED_JOINS_PER_USER = { times: 20, seconds: 3600 } as const;
/** Limit of lists with taken usernames. It allows typing errors but no systematic search. */
export const TAKEN_NAMES_PER_USER = { times: 40, seconds: 3600 } as const;
/** Limit of accounts created with codes from one IP address: enough for several classes. */
export const JOINS_PER_ADDRESS = { times: 400, seconds: 3600 } as const;
/**
 * Limits of accounts per code. More than two full classes, or one morning of a school, indicates
 * abuse.
 */
export const JOINS_PER_CODE = {
  classroom: { times: 80, seconds: 3600 },
  school: { times: 400, seconds: 3600 },
} as const;
