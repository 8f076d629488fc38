import type { Classroom, RosterStudent } from '@wonderfield/contract/classrooms/classroom';
import type { Deps } from '../../dependencies.ts';
import { openClassCode } from './class-codes.ts';
import type {
  RosterRow,
  selectAttendedClassrooms,
  selectChildrensClassrooms,
  selectTaughtClassrooms,
} from './classroom-lists.queries.ts';

type Rows<Query extends (...input: never[]) => Promise<unknown[]>> = Awaited<
  ReturnType<Query>
>[number];

const studentView = (row: RosterRow): RosterStudent => ({
  userId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  schoolAccountReg: row.is_kept_here ? '1' : '0',
  passwordResetNotDone: row.must_change_password,
});

/** What the classroom's educators see: everything. */
export const educatorView = (
  deps: Pick<Deps, 'sealer'>,
  educatorId: string,
  row: Rows<typeof selectTaughtClassrooms>,
): Classroom => ({
  classRoomId: row.id,
  classRoomName: row.name,
  teacherName: row.teacher_name,
  classRoomGrade: row.grade,
  classRoomSubject: row.subject,
  noOfStudents: row.capacity,
  studentIds: row.student_ids,
  studentData: row.roster?.map(studentView),
  googleClassroomId: row.google_classroom_id ?? undefined,
  version: row.version,
  classCode:
    row.is_code_on && row.sealed_code ? openClassCode(deps, row.id, row.sealed_code) : undefined,
  isShared: row.owner_id === educatorId ? undefined : true,
  isArchived: row.archived_at ? true : undefined,
  lastImport: row.last_import
    ? { ...row.last_import, at: new Date(row.last_import.at).toISOString() }
    : undefined,
});

/** What a student sees: no other student, and no number of them. */
export const studentsView = (row: Rows<typeof selectAttendedClassrooms>): Classroom => ({
  classRoomId: row.id,
  classRoomName: row.name,
  teacherName: row.teacher_name,
  classRoomSubject: row.subject,
  googleClassroomId: row.google_classroom_id ?? undefined,
});

/** What a parent sees: their own child, and how many students there are. */
export const parentsView = (row: Rows<typeof selectChildrensClassrooms>): Classroom => ({
  classRoomId: row.id,
  classRoomName: row.name,
  teacherName: row.teacher_name,
  classRoomSubject: row.subject,
  noOfStudents: row.enrolled,
  childId: row.child_id,
  childName: `${row.first_name} ${row.last_name}`,
});
