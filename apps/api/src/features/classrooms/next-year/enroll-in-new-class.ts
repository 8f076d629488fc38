import { raiseGrade } from '@wonderfield/contract/classrooms/next-year-rules';
import type { Db } from '../../../db/connection/connection.ts';
import { ensureStudentSeats, lockSchool } from '../../schools/schools.ts';
import { takeToLicense } from '../../students/names/register-names.ts';
import { insertFormerPlaces } from '../enrollments.queries.ts';
import type { RosterStudent } from './new-classroom.queries.ts';
import { howInNewClass } from './next-year.rules.ts';
import { updateGrades, upsertYearStudents, type YearStudent } from './next-years.queries.ts';

type Arrival = {
  yearId: string;
  newId: string;
  schoolId: string | null;
  students: readonly RosterStudent[];
  /** Grades of the old and the new class. */
  grades: { from: string; to: string };
  now: Date;
};

/** Returns true if the student uses a new seat of the school. */
export const needsSeat = ({ is_managed, school_id }: RosterStudent, schoolId: string | null) =>
  schoolId !== null && is_managed && school_id === null;

/** Takes a seat only for students who have none yet, so nobody is counted twice. */
const takeSeats = async (tx: Db, { schoolId, students }: Arrival) => {
  const seated = students.filter((student) => needsSeat(student, schoolId));
  if (schoolId === null || seated.length === 0) return;
  await ensureStudentSeats(tx, await lockSchool(tx, schoolId), seated.length);
  await takeToLicense(tx, { studentIds: seated.map(({ id }) => id), schoolId });
};

/** Returns the stored row of a student. A family decides about the grade of its child. */
const toYearStudent = (student: RosterStudent, grades: Arrival['grades']): YearStudent => {
  const mayRaise = student.is_managed && !student.is_familys;
  const raised = mayRaise ? raiseGrade(student.grade, grades) : student.grade;
  const isChanged = raised !== student.grade;
  return {
    studentId: student.id,
    hasMoved: true,
    gradeBefore: isChanged ? student.grade : null,
    gradeAfter: isChanged ? raised : null,
  };
};

/** Enrolls students of the old class in the new one with their logins, and raises their grades. */
export const enrollInNewClass = async (tx: Db, arrival: Arrival) => {
  const { yearId, newId, students, grades, now } = arrival;
  if (students.length === 0) return;
  await takeSeats(tx, arrival);
  const places = students.map(({ id, how }) => ({
    studentId: id,
    how: howInNewClass(how),
    joinedAt: now,
    isSynced: false,
  }));
  await insertFormerPlaces(tx, { classroomId: newId, places });
  const rows = students.map((student) => toYearStudent(student, grades));
  await updateGrades(tx, rows);
  await upsertYearStudents(tx, { yearId, students: rows });
};
