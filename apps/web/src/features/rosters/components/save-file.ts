import type { Student } from '@wonderfield/contract/classrooms/student';

type Headings = { firstName: string; lastName: string; username: string };

/** Hands a text to the browser to save. */
const save = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

export const saveTemplate = async (headings: Headings) => {
  const { templateCsv } = await import('../rules/student-csv.ts');
  save(templateCsv(headings), 'wonderfield-students.csv');
};

export const saveStudents = async (
  classroomName: string,
  students: readonly Student[],
  headings: Headings,
) => {
  const { csvName, studentsCsv } = await import('../rules/student-csv.ts');
  save(studentsCsv(students, headings), csvName(classroomName, 'students'));
};
