import type { Assignment, ClassAssignments } from '@wonderfield/contract/assignments/assignment';

export const anAssignment = (over: Partial<Assignment> = {}): Assignment => ({
  assignmentId: 'assignment-1',
  subject: 'math',
  skills: [{ skillId: 'equal-groups', name: 'Equal groups', standards: ['3.OA.A.1'] }],
  dueOn: '2026-11-20',
  state: 'open',
  isWholeClass: true,
  students: [
    { studentId: 'student-1', state: 'done', doneOn: '2026-11-17', right: 5 },
    { studentId: 'student-2', state: 'notYet' },
    { studentId: 'student-3', state: 'unavailable' },
  ],
  ...over,
});

/** The class of `aClassProgress` with one more student, on a Monday, without assigned rows. */
export const aClassesAssignments = (over: Partial<ClassAssignments> = {}): ClassAssignments => ({
  today: '2026-11-16',
  grade: '3',
  isArchived: false,
  students: [
    { studentId: 'student-1', firstName: 'Amara', lastName: 'Diallo' },
    { studentId: 'student-2', firstName: 'Ben', lastName: '' },
    { studentId: 'student-3', firstName: 'Chloe', lastName: 'Nguyen' },
  ],
  assignments: [],
  hasEarlier: false,
  ...over,
});
