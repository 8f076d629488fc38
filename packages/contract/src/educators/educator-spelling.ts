import { userAnswer } from '../accounts/account-spelling.ts';
import { spell } from '../spelling.ts';
import {
  fromSchoolJson,
  fromSchoolOfCodeJson,
  type School,
  type SchoolJson,
  type SchoolOfCode,
  type SchoolOfCodeJson,
  toSchoolJson,
  toSchoolOfCodeJson,
} from './school.ts';

/* The calls of educators and schools, where the wire's words differ from the code's. */

export const createSchoolAccount = spell('createSchoolAccount', {
  fields: {
    isAmbassador: 'wonderfieldAmbassador',
    licenseFor: 'wonderfieldLicenseFor',
    classroomCount: 'classRoomsInSchool',
    studentCount: 'studentsInSchool',
  },
});

export const validateOtp = spell('validateOtp', { fields: { code: 'otpCode' } });

export const getSchoolAccountDetails = spell('getSchoolAccountDetails', {
  write: ({ school }: { school: SchoolOfCode }) => ({ schoolDetails: toSchoolOfCodeJson(school) }),
  read: ({ schoolDetails }: { schoolDetails: string }) => ({
    school: fromSchoolOfCodeJson(JSON.parse(schoolDetails) as SchoolOfCodeJson),
  }),
});

export const requestApproval = spell('requestApproval', userAnswer);

const schoolAnswer = {
  write: ({ school }: { school: School }) => ({ school: toSchoolJson(school) }),
  read: ({ school }: { school: SchoolJson }) => ({ school: fromSchoolJson(school) }),
};

export const getSchool = spell('getSchool', schoolAnswer);

export const removeSchoolTeacher = spell('removeSchoolTeacher', schoolAnswer);

export const setSchoolCode = spell('setSchoolCode', schoolAnswer);
