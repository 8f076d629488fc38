import { defineCodec } from '../codec.ts';

/* Codecs of the calls about the next school year. */

const fields = { classroomId: 'classRoomId' } as const;

export const getNextYear = defineCodec('getNextYear', { fields });

export const startNextYear = defineCodec('startNextYear', {
  fields: {
    ...fields,
    name: 'classRoomName',
    grade: 'classRoomGrade',
    capacity: 'noOfStudents',
  },
});

export const addToNextYear = defineCodec('addToNextYear', { fields });

export const undoNextYear = defineCodec('undoNextYear', { fields });

export const getSchoolNextYear = defineCodec('getSchoolNextYear', {});

export const startSchoolNextYear = defineCodec('startSchoolNextYear', {});

export const undoSchoolNextYear = defineCodec('undoSchoolNextYear', {});
