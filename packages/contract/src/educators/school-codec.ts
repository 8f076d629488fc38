import { spell } from '../codec.ts';
import { fromSchoolJson, type School, type SchoolJson, toSchoolJson } from './school-admin.ts';

/* The calls of a school's administrator, where the wire's words differ from the code's. */

const school = {
  write: (answer: { school: School }) => ({ school: toSchoolJson(answer.school) }),
  read: (json: { school: SchoolJson }) => ({ school: fromSchoolJson(json.school) }),
};
const fields = { classroomId: 'classRoomId' } as const;

export const getSchool = spell('getSchool', school);

export const setSchoolCode = spell('setSchoolCode', school);

export const decideSchoolTeacher = spell('decideSchoolTeacher', school);

export const removeSchoolTeacher = spell('removeSchoolTeacher', school);

export const giveSchoolClassroom = spell('giveSchoolClassroom', { fields, ...school });

export const releaseSchoolClassroom = spell('releaseSchoolClassroom', { fields, ...school });

export const removeSchoolStudent = spell('removeSchoolStudent', school);

export const removeIdleSchoolStudents = spell('removeIdleSchoolStudents', school);
