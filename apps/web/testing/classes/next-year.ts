import type { NextYear, SchoolYear, StartedYear } from '@wonderfield/contract/classrooms/next-year';

const student = (number: number, firstName: string, lastName: string) => ({
  id: `student-${number}`,
  firstName,
  lastName,
  username: `username${number}`,
  needsSeat: false,
});

/** A class of three students at the end of its school year. */
export const aNextYear = (changes: Partial<NextYear> = {}): NextYear => ({
  classroom: {
    id: 'room-7',
    name: 'Room 7 Foxes',
    grade: '3',
    subject: 'math',
    capacity: 28,
    schoolYear: 2026,
    isArchived: false,
    isOwn: true,
  },
  students: [
    student(1, 'Oliver', 'Brown'),
    student(2, 'Mia', 'Garcia'),
    student(3, 'Zara', 'Taylor'),
  ],
  coTeachers: [
    { id: 'ben', name: 'Ben Whitaker' },
    { id: 'aisha', name: 'Aisha Rahman' },
  ],
  schoolYear: 2027,
  left: [],
  ...changes,
});

export const aStartedYear = (changes: Partial<StartedYear> = {}): StartedYear => ({
  classroomId: 'room-9',
  name: 'Room 9 Foxes',
  grade: '4',
  capacity: 28,
  studentCount: 2,
  schoolYear: 2027,
  startedAt: new Date().toISOString(),
  startedBy: 'Elena Rivera',
  undoUntil: new Date(Date.now() + 30 * 24 * 3_600_000).toISOString(),
  canUndo: true,
  ...changes,
});

/** The same class after its next year has started without Zara Taylor. */
export const aFollowedYear = (changes: Partial<StartedYear> = {}): NextYear => {
  const { classroom, students } = aNextYear();
  return aNextYear({
    classroom: { ...classroom, isArchived: true },
    started: aStartedYear(changes),
    left: students.slice(2).map(({ needsSeat: _seat, ...one }) => ({ ...one, hasClass: false })),
  });
};

/** A school with three classes, the last one in Grade 8. */
export const aSchoolYear = (changes: Partial<SchoolYear> = {}): SchoolYear => ({
  schoolYear: 2027,
  classes: [
    { id: 'room-1', name: 'Grade 3 Foxes', grade: '3' },
    { id: 'room-2', name: 'Room 2 Owls', grade: 'Kindergarten' },
    { id: 'room-3', name: 'Room 3 Bears', grade: '8' },
  ].map((room) => ({
    ...room,
    schoolYear: 2026,
    studentCount: 20,
    teachers: ['Elena Rivera'],
  })),
  ...changes,
});
