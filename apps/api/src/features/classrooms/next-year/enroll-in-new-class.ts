import { raiseGrade } from '@wonderfield/contract/classrooms/next-year-rules';
import type { Db } from '../../../db/connection/connection.ts';
import { lockSchool } from '../../schools/schools.ts';
import { insertFormerPlaces } from '../enrollments.queries.ts';
import { takeStudentSeats } from '../school/school-seats.ts';
import type { RosterStudent } from './new-classroom.queries.ts';
import { howInNewClass, needsSeat } from './next-year.rules.ts';
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

/** Takes a seat only for students who have none yet, so no student is counted twice. */
const takeSeats = async (tx: Db, { schoolId, students }: Arrival) => {
  const unseated = students.filter((student) => needsSeat(student, schoolId !== null));
  if (schoolId === null || unseated.length === 0) return;
  const school = await lockSchool(tx, schoolId);
  await takeStudentSeats(tx, { school, studentIds: unseated.map(({ id }) => id) });
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
