import { spell } from '../codec.ts';

/* The calls about students who are here twice, where the wire's words differ from the code's. */

const classroomId = 'classRoomId';

export const getTwins = spell('getTwins', { fields: { classroomId } });
export const mergeStudents = spell('mergeStudents', {
  fields: { classroomId, foldedId: 'mergedId' },
});
export const unmergeStudents = spell('unmergeStudents', { fields: { classroomId } });
export const keepStudentsApart = spell('keepStudentsApart', { fields: { classroomId } });
