import type { AssignedRow } from '@wonderfield/contract/assignments/assignment';

/** A math row from Ms. Ruiz, due on Friday. */
export const anAssignedRow = (over: Partial<AssignedRow> = {}): AssignedRow => ({
  assignmentId: 'assignment-1',
  teacherName: 'Ms. Ruiz',
  subject: 'math',
  skillNames: ['Adding past ten'],
  dueOn: '2026-11-20',
  daysUntilDue: 4,
  isBegun: false,
  ...over,
});
