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

const toStudent = (row: RosterRow): Student => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  username: row.email,
  isLoginManagedHere: row.is_kept_here,
  mustChangePassword: row.must_change_password,
  isIdle: row.is_idle,
  isSynced: row.is_synced,
});

const toImport = ({ at, ...rest }: NonNullable<TaughtRow['last_import']>) => ({
  ...rest,
  at: new Date(at).toISOString(),
});

export const toTaughtClassroom = (
  deps: Pick<Deps, 'sealer'>,
  viewerId: string,
  row: TaughtRow,
): TaughtClassroom => ({
  ...toBasics(row),
  seenBy: 'educator',
  grade: row.grade,
  capacity: row.capacity,
  studentIds: row.student_ids,
  students: row.roster?.map(toStudent),
  source: toSource(row),
  version: row.version,
  classCode:
    row.is_code_on && row.sealed_code ? openClassCode(deps, row.id, row.sealed_code) : undefined,
  isShared: row.owner_id !== viewerId,
  isArchived: row.archived_at !== null,
  lastImport: row.last_import ? toImport(row.last_import) : undefined,
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
