import { defineCodec } from '../codec.ts';
import { fromSchoolJson, type School, type SchoolJson, toSchoolJson } from './school-admin.ts';

/* Codecs of the school administrator's calls whose wire names differ. */

const school = {
  write: (response: { school: School }) => ({ school: toSchoolJson(response.school) }),
  read: (json: { school: SchoolJson }) => ({ school: fromSchoolJson(json.school) }),
};
const fields = { classroomId: 'classRoomId' } as const;

export const getSchool = defineCodec('getSchool', school);

export const setSchoolCode = defineCodec('setSchoolCode', school);

export const decideSchoolTeacher = defineCodec('decideSchoolTeacher', school);

export const removeSchoolTeacher = defineCodec('removeSchoolTeacher', school);

export const giveSchoolClassroom = defineCodec('giveSchoolClassroom', { fields, ...school });

export const releaseSchoolClassroom = defineCodec('releaseSchoolClassroom', { fields, ...school });

export const removeSchoolStudent = defineCodec('removeSchoolStudent', school);

export const removeIdleSchoolStudents = defineCodec('removeIdleSchoolStudents', school);
