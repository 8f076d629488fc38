import { defineCodec } from '../codec.ts';

const fields = { classroomId: 'classRoomId' } as const;

export const assignRow = defineCodec('assignRow', { fields });

export const listAssignments = defineCodec('listAssignments', { fields });

export const endAssignment = defineCodec('endAssignment', { fields });
