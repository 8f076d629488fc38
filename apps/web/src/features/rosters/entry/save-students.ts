import type { Student } from '@wonderfield/contract/classrooms/student';
import { saveCsv } from '../../../shared/csv/save-csv.ts';

type Headings = { firstName: string; lastName: string; username: string };

export const saveTemplate = async (headings: Headings) => {
  const { templateCsv } = await import('./student-csv.ts');
  saveCsv(templateCsv(headings), 'wonderfield-students.csv');
};

export const saveStudents = async (
  classroomName: string,
  students: readonly Student[],
  headings: Headings,
) => {
  const { studentsCsv } = await import('./student-csv.ts');
  const { csvName } = await import('../../../shared/csv/write-csv.ts');
  saveCsv(studentsCsv(students, headings), csvName(classroomName, 'students'));
};
