import type {
  AttendedClassroom,
  ChildsClassroom,
  ClassroomBasics,
  RosterService,
  TaughtClassroom,
} from '@wonderfield/contract/classrooms/classroom';
import type { Student } from '@wonderfield/contract/classrooms/student';
import type { Deps } from '../../dependencies.ts';
import type { AttendedRow, ChildsRow, RosterRow, TaughtRow } from './classroom-lists.queries.ts';
import { isPlayingNow } from './classrooms.rules.ts';
import { openClassCode } from './join/class-codes.ts';

type BasicsRow = { id: string; name: string; teacher_name: string; subject: string };

export const toBasics = (row: BasicsRow): ClassroomBasics => ({
  id: row.id,
  name: row.name,
  teacherName: row.teacher_name,
  subject: row.subject,
});

type SourceRow = { source: RosterService | null; source_class_id: string | null };

/** Returns the external class that the classroom syncs with, or undefined. */
export const toSource = ({ source, source_class_id: classId }: SourceRow) =>
  source && classId ? { service: source, classId } : undefined;

const toTime = (stored: string | null) => (stored ? new Date(stored).toISOString() : undefined);

const toStudent = (row: RosterRow, now: Date): Student => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  username: row.email,
  isLoginManagedHere: row.is_kept_here,
  signInMethod: row.sign_in_method,
  mustChangePassword: row.must_change_password,
  hasIssuedPassword: row.has_issued_password,
  hasCard: row.has_card,
  isIdle: row.is_idle,
  isSynced: row.is_synced,
  signedInAt: toTime(row.signed_in_at),
  signsInWith: row.signed_in_with ?? undefined,
  playedAt: toTime(row.played_at),
  isPlaying: isPlayingNow(row.played_at, now) || undefined,
});

/** Returns the time until which the classroom is open, or undefined while it is closed. */
const openUntilOf = ({ open_until }: { open_until: Date | null }, now: Date) =>
  open_until !== null && open_until > now ? open_until : undefined;

const toImport = ({ at, ...rest }: NonNullable<TaughtRow['last_import']>) => ({
  ...rest,
  at: new Date(at).toISOString(),
});

export const toTaughtClassroom = (
  deps: Pick<Deps, 'sealer' | 'now'>,
  viewerId: string,
  row: TaughtRow,
): TaughtClassroom => ({
  ...toBasics(row),
  seenBy: 'educator',
  grade: row.grade,
  capacity: row.capacity,
  studentIds: row.student_ids,
  students: row.roster?.map((student) => toStudent(student, deps.now())),
  source: toSource(row),
  version: row.version,
  isShared: row.owner_id !== viewerId,
  isHelper: row.role === 'helper',
  isArchived: row.archived_at !== null,
  signInMethod: row.sign_in_method ?? undefined,
  areCardsLimited: row.are_cards_limited,
  openUntil: openUntilOf(row, deps.now())?.toISOString(),
  raisedHands: row.raised_hands,
  // A helper gets nothing with which to sign in or change the class.
  ...(row.role === 'helper'
    ? { classCode: undefined, lastImport: undefined }
    : {
        classCode:
          row.is_code_on && row.sealed_code
            ? openClassCode(deps, row.id, row.sealed_code)
            : undefined,
        lastImport: row.last_import ? toImport(row.last_import) : undefined,
      }),
});

export const toAttendedClassroom = (row: AttendedRow): AttendedClassroom => ({
  ...toBasics(row),
  seenBy: 'student',
  source: toSource(row),
});

export const toChildsClassroom = (row: ChildsRow): ChildsClassroom => ({
  ...toBasics(row),
  seenBy: 'parent',
  child: { id: row.child_id, name: `${row.first_name} ${row.last_name}` },
  studentCount: row.enrolled,
});
