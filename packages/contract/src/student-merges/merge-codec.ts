import { defineCodec } from '../codec.ts';

/* The calls about students who are here twice, where the wire's words differ from the code's. */

const classroomId = 'classRoomId';

export const getTwins = defineCodec('getTwins', { fields: { classroomId } });
export const mergeStudents = defineCodec('mergeStudents', {
  fields: { classroomId, foldedId: 'mergedId' },
});
export const unmergeStudents = defineCodec('unmergeStudents', { fields: { classroomId } });
export const keepStudentsApart = defineCodec('keepStudentsApart', { fields: { classroomId } });
