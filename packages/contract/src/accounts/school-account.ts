import { z } from 'zod';
import * as fields from '../fields.ts';
import {
  CLASSROOMS_MAX_DIGITS,
  SCHOOL_NAME_MAX_LENGTH,
  SCHOOLS_IN_DISTRICT_MAX_DIGITS,
  STUDENTS_MAX_DIGITS,
} from '../limits.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { adultNames } from './account-forms.ts';

const schoolFields = {
  ...adultNames,
  phoneNumber: fields.phoneNumber,
  schoolName: fields.requiredName(FIELD_MESSAGES.schoolNameMissing, SCHOOL_NAME_MAX_LENGTH),
  schoolCity: fields.city,
  schoolState: fields.state,
  schoolZip: fields.zip,
  isAmbassador: fields.flag.default(true),
  termsOfService: fields.termsOfService,
  /** Kind of account. Optional, because only one is possible here. */
  licenseType: z.literal('school/district', FIELD_MESSAGES.notAnOption).optional(),
};

const districtForm = z.object({
  ...schoolFields,
  licenseFor: z.literal('district'),
  schoolName: fields.requiredName(FIELD_MESSAGES.districtNameMissing, SCHOOL_NAME_MAX_LENGTH),
  schoolsInDistrict: fields.count(
    FIELD_MESSAGES.schoolsInDistrictMissing,
    SCHOOLS_IN_DISTRICT_MAX_DIGITS,
  ),
  classroomCount: fields.count(
    FIELD_MESSAGES.classroomsInDistrictMissing,
    CLASSROOMS_MAX_DIGITS.district,
  ),
  studentCount: fields.count(
    FIELD_MESSAGES.studentsInDistrictMissing,
    STUDENTS_MAX_DIGITS.district,
  ),
});
const schoolForm = z.object({
  ...schoolFields,
  licenseFor: z.literal('school'),
  classroomCount: fields.count(
    FIELD_MESSAGES.classroomsInSchoolMissing,
    CLASSROOMS_MAX_DIGITS.school,
  ),
  studentCount: fields.count(FIELD_MESSAGES.studentsInSchoolMissing, STUDENTS_MAX_DIGITS.school),
});

/** Form of a school or district that requests a license. */
export const SchoolAccountSchema = z.discriminatedUnion(
  'licenseFor',
  [districtForm, schoolForm],
  FIELD_MESSAGES.licenseForMissing,
);

const asNewUser = {
  userType: z.literal('educator'),
  licenseType: z.literal('school/district', FIELD_MESSAGES.notAnOption),
};

/** Form of a school account in `createUser`, where the kind of account is required. */
export const NewSchoolAccountSchema = z.discriminatedUnion(
  'licenseFor',
  [districtForm.extend(asNewUser), schoolForm.extend(asNewUser)],
  FIELD_MESSAGES.licenseForMissing,
);
export type SchoolAccount = z.output<typeof SchoolAccountSchema>;
