import { z } from 'zod';
import { adultNames } from '../accounts/account-forms.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import {
  CLASSROOMS_MAX_DIGITS,
  SCHOOL_NAME_MAX_LENGTH,
  SCHOOLS_IN_DISTRICT_MAX_DIGITS,
  STUDENTS_MAX_DIGITS,
} from '../limits.ts';

const schoolFields = {
  ...adultNames,
  phoneNumber: fields.phoneNumber,
  schoolName: fields.requiredName(FIELD_MESSAGES.schoolNameMissing, SCHOOL_NAME_MAX_LENGTH),
  schoolCity: fields.city,
  schoolState: fields.state,
  schoolZip: fields.zip,
  isAmbassador: fields.flag.default(true),
  termsOfService: fields.termsOfService,
  /** Which account is asked for; there is one kind here, so it may be left out. */
  licenseType: z.literal('school/district', FIELD_MESSAGES.notAnOption).optional(),
};

/** A school or district that asks for a license (specification, section 3.5). */
export const SchoolAccountSchema = z.discriminatedUnion(
  'licenseFor',
  [
    z.object({
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
    }),
    z.object({
      ...schoolFields,
      licenseFor: z.literal('school'),
      classroomCount: fields.count(
        FIELD_MESSAGES.classroomsInSchoolMissing,
        CLASSROOMS_MAX_DIGITS.school,
      ),
      studentCount: fields.count(
        FIELD_MESSAGES.studentsInSchoolMissing,
        STUDENTS_MAX_DIGITS.school,
      ),
    }),
  ],
  FIELD_MESSAGES.licenseForMissing,
);
export type SchoolAccount = z.output<typeof SchoolAccountSchema>;

/** What a school code stands for (section 3.6). */
export type SchoolOfCode = {
  code: string;
  name: string;
  city: string;
  zip: string;
  /** The reader's address is not one of the school's: its administrator has to say yes. */
  needsApproval: boolean;
};

export const SchoolOfCodeJsonSchema = z.object({
  schoolCode: z.string(),
  schoolName: z.string(),
  schoolCity: z.string(),
  schoolZip: z.string(),
  needsApproval: z.boolean(),
});
export type SchoolOfCodeJson = z.output<typeof SchoolOfCodeJsonSchema>;

export const toSchoolOfCodeJson = (school: SchoolOfCode): SchoolOfCodeJson => ({
  schoolCode: school.code,
  schoolName: school.name,
  schoolCity: school.city,
  schoolZip: school.zip,
  needsApproval: school.needsApproval,
});

export const fromSchoolOfCodeJson = (json: SchoolOfCodeJson): SchoolOfCode => ({
  code: json.schoolCode,
  name: json.schoolName,
  city: json.schoolCity,
  zip: json.schoolZip,
  needsApproval: json.needsApproval,
});
