import { defineCodec } from '../codec.ts';

/* Codecs of the calls about duplicate students whose wire names differ. */

const classroomId = 'classRoomId';

export const getTwins = defineCodec('getTwins', { fields: { classroomId } });
export const mergeStudents = defineCodec('mergeStudents', {
  fields: { classroomId, foldedId: 'mergedId' },
});
export const unmergeStudents = defineCodec('unmergeStudents', { fields: { classroomId } });
export const keepStudentsApart = defineCodec('keepStudentsApart', { fields: { classroomId } });
