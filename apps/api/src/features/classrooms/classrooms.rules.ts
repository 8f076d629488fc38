import type { ClassroomDraft, ClassSource } from '@wonderfield/contract/classrooms/classroom';
import { isCapacityAllowed } from '@wonderfield/contract/classrooms/classroom-rules';
import type { RosterEntry } from '@wonderfield/contract/classrooms/roster-entry';
import { capacityBelowRoster, FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import { ROSTER_UNDO_HOURS } from '@wonderfield/contract/limits';
import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { DomainError } from '../../domain-error.ts';

type Room = { capacity: number; enrolled: number };

type Sized = { capacity: number; source: ClassSource | undefined };

/** A classroom made by hand holds 40 at most; a synced one keeps the size of its class. */
export const ensureCapacityAllowed = ({ capacity }: ClassroomDraft, existing?: Sized) => {
  if (isCapacityAllowed(capacity, existing)) return;
  throw new DomainError('VAL_001', {
    errors: { capacity: FIELD_MESSAGES.classroomStudentsTooMany },
  });
};

/** An edit may not leave more students than places. */
export const ensureCapacityCoversRoster = (draft: ClassroomDraft, { enrolled }: Room) => {
  if (draft.capacity >= enrolled) return;
  throw new DomainError('CLS_003', { errors: { capacity: capacityBelowRoster(enrolled) } });
};

export const ensureRoomFor = (unlinkedIdentities: number, { capacity, enrolled }: Room) => {
  if (enrolled + unlinkedIdentities > capacity) throw new DomainError('CLS_002');
};

/** What is archived stays as it is until it is brought back. */
export const ensureNotArchived = ({ archived_at }: { archived_at: Date | null }) => {
  if (archived_at) throw new DomainError('CLS_009');
};

/** Somebody else saved in between: that is told, not overwritten. Without a version nobody looked. */
export const ensureNotChangedElsewhere = (
  { version }: ClassroomDraft,
  existing: { version: number },
) => {
  if (version !== undefined && version !== existing.version) throw new DomainError('CLS_006');
};

/** Name and teacher of a synced classroom are the other service's. */
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

/** The same username twice in one list is told at its second place. */
export const ensureNoDuplicates = (entries: readonly RosterEntry[]) => {
  const seen = new Set<string>();
  const twice = entries.flatMap(({ username }, index) => {
    const isRepeated = seen.has(username);
    seen.add(username);
    return isRepeated ? [index] : [];
  });
  rejectUsernames(twice);
};

/** Tells which rows of the list have a username somebody has already. */
export const rejectUsernames = (rows: readonly number[]) => {
  if (rows.length === 0) return;
  throw new DomainError('USN_001', {
    errors: Object.fromEntries(
      rows.map((row) => [`students.${row}.username`, MESSAGE_CODES.USN_001.text]),
    ),
  });
};

/** Imports younger than this can be undone. */
export const undoSince = (now: Date) => new Date(now.getTime() - ROSTER_UNDO_HOURS * 3_600_000);

/** Whoever came by a code before this and never signed in again did not come back within a day. */
export const idleSince = (now: Date) => new Date(now.getTime() - 24 * 3_600_000);

/** Misses, not uses: a whole class joins from one address, and one pranks for ten minutes at most. */
export const FAILED_JOINS_PER_ADDRESS = { times: 60, seconds: 600 } as const;
export const FAILED_JOINS_PER_USER = { times: 20, seconds: 3600 } as const;
/** Lists with taken usernames: a slip of the hand, not a search. */
export const TAKEN_NAMES_PER_USER = { times: 40, seconds: 3600 } as const;
/** Accounts made by codes from one address: several classes, not a flood. */
export const JOINS_PER_ADDRESS = { times: 400, seconds: 3600 } as const;
/** More than two full classes, or a whole school's morning, is somebody using up seats. */
export const JOINS_PER_CODE = {
  classroom: { times: 80, seconds: 3600 },
  school: { times: 400, seconds: 3600 },
} as const;
