import type { AssignedRow } from '@wonderfield/contract/assignments/assignment';

/** A row of math from Ms. Ruiz, for Friday. */
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
