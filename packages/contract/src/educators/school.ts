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
  schoolName: fields.requiredText(FIELD_MESSAGES.schoolNameMissing, SCHOOL_NAME_MAX_LENGTH),
  schoolCity: fields.city,
  schoolState: fields.state,
  schoolZip: fields.zip,
  wonderfieldAmbassador: fields.flag.default(true),
  termsOfService: fields.termsOfService,
};

/** A school or district that asks for a license (specification, section 3.5). */
export const SchoolAccountSchema = z.discriminatedUnion(
  'wonderfieldLicenseFor',
  [
    z.object({
      ...schoolFields,
      wonderfieldLicenseFor: z.literal('district'),
      schoolsInDistrict: fields.count(
        FIELD_MESSAGES.schoolsInDistrictMissing,
        SCHOOLS_IN_DISTRICT_MAX_DIGITS,
      ),
      classRoomsInSchool: fields.count(
        FIELD_MESSAGES.classroomsInDistrictMissing,
        CLASSROOMS_MAX_DIGITS.district,
      ),
      studentsInSchool: fields.count(
        FIELD_MESSAGES.studentsInDistrictMissing,
        STUDENTS_MAX_DIGITS.district,
      ),
    }),
    z.object({
      ...schoolFields,
      wonderfieldLicenseFor: z.literal('school'),
      classRoomsInSchool: fields.count(
        FIELD_MESSAGES.classroomsInSchoolMissing,
        CLASSROOMS_MAX_DIGITS.school,
      ),
      studentsInSchool: fields.count(
        FIELD_MESSAGES.studentsInSchoolMissing,
        STUDENTS_MAX_DIGITS.school,
      ),
    }),
  ],
  FIELD_MESSAGES.licenseForMissing,
);
export type SchoolAccount = z.output<typeof SchoolAccountSchema>;

/** What a school code stands for (section 3.6). */
export const SchoolDetailsSchema = z.object({
  schoolCode: z.string(),
  schoolName: z.string(),
  schoolCity: z.string(),
  schoolZip: z.string(),
});
export type SchoolDetails = z.output<typeof SchoolDetailsSchema>;

/** A teacher on a school's license, as its administrator sees one. */
export const SchoolTeacherSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  educatorGrade: z.string(),
  joinedAt: z.iso.datetime(),
});
export type SchoolTeacher = z.output<typeof SchoolTeacherSchema>;

/** A school as its administrator sees it. */
export const SchoolViewSchema = z.object({
  schoolId: z.string(),
  schoolName: z.string(),
  schoolCity: z.string(),
  schoolZip: z.string(),
  wonderfieldLicenseFor: z.enum(['district', 'school']),
  /** Nothing while it is withdrawn. */
  schoolCode: z.string().optional(),
  /** One classroom seat per teacher who redeemed the code. */
  classroomSeats: z.number(),
  studentSeats: z.number(),
  teachers: z.array(SchoolTeacherSchema),
});
export type SchoolView = z.output<typeof SchoolViewSchema>;
