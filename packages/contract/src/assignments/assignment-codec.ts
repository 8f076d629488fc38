import { spell } from '../codec.ts';

const fields = { classroomId: 'classRoomId' } as const;

export const assignRow = spell('assignRow', { fields });

export const listAssignments = spell('listAssignments', { fields });

export const endAssignment = spell('endAssignment', { fields });
