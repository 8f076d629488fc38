import { type BenchSession, callPortal } from './sign-in.ts';

const CLASSROOMS = 40;
const STUDENTS = 40;

/** Gives a teacher forty classrooms and fills the last one. Returns the id of the full one. */
export const fillClassrooms = async (url: string, { fields }: BenchSession) => {
  let fullId = '';
  const { allClassroomsDocs } = (await callPortal(
    url,
    'getClassroomsByEducator',
    fields,
  )) as unknown as { allClassroomsDocs: unknown[] };
  for (let number = allClassroomsDocs.length + 1; number <= CLASSROOMS; number += 1) {
    const { classRoomId = '' } = await callPortal(url, 'createClassRoom', {
      ...fields,
      classRoomName: `Room ${number}`,
      teacherName: 'Elena Rivera',
      classRoomGrade: '3',
      classRoomSubject: 'math',
      noOfStudents: String(STUDENTS),
    });
    fullId = classRoomId;
  }
  const students = Array.from({ length: STUDENTS }, (_, index) => ({
    firstName: `Pat ${String.fromCharCode(65 + (index % 26))}`,
    lastName: 'Field',
    username: `webbench${1000 + index}`,
  }));
  await callPortal(url, 'addStudentsToClassRoom', {
    ...fields,
    classRoomId: fullId,
    studentDetails: JSON.stringify(students),
  });
  return fullId;
};
