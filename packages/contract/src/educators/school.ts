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
  isAmbassador: fields.flag.default(true),
  termsOfService: fields.termsOfService,
};

/** A school or district that asks for a license (specification, section 3.5). */
export const SchoolAccountSchema = z.discriminatedUnion(
  'licenseFor',
  [
    z.object({
      ...schoolFields,
      licenseFor: z.literal('district'),
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
export type SchoolOfCode = { code: string; name: string; city: string; zip: string };

export const SchoolOfCodeJsonSchema = z.object({
  schoolCode: z.string(),
  schoolName: z.string(),
  schoolCity: z.string(),
  schoolZip: z.string(),
});
export type SchoolOfCodeJson = z.output<typeof SchoolOfCodeJsonSchema>;

export const toSchoolOfCodeJson = (school: SchoolOfCode): SchoolOfCodeJson => ({
  schoolCode: school.code,
  schoolName: school.name,
  schoolCity: school.city,
  schoolZip: school.zip,
});

export const fromSchoolOfCodeJson = (json: SchoolOfCodeJson): SchoolOfCode => ({
  code: json.schoolCode,
  name: json.schoolName,
  city: json.schoolCity,
  zip: json.schoolZip,
});

/** A teacher on a school's license, as its administrator sees one. */
export type SchoolTeacher = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  grades: string[];
  joinedAt: string;
};

/** A school as its administrator sees it. */
export type School = {
  id: string;
  name: string;
  city: string;
  zip: string;
  licenseFor: 'district' | 'school';
  /** Nothing while it is withdrawn. */
  code?: string | undefined;
  /** One classroom seat per teacher who redeemed the code. */
  classroomSeats: number;
  studentSeats: number;
  teachers: SchoolTeacher[];
};

const SchoolTeacherJsonSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  educatorGrade: z.string(),
  joinedAt: z.iso.datetime(),
});

export const SchoolJsonSchema = z.object({
  schoolId: z.string(),
  schoolName: z.string(),
  schoolCity: z.string(),
  schoolZip: z.string(),
  wonderfieldLicenseFor: z.enum(['district', 'school']),
  schoolCode: z.string().optional(),
  classroomSeats: z.number(),
  studentSeats: z.number(),
  teachers: z.array(SchoolTeacherJsonSchema),
});
export type SchoolJson = z.output<typeof SchoolJsonSchema>;

export const toSchoolJson = (school: School): SchoolJson => ({
  schoolId: school.id,
  schoolName: school.name,
  schoolCity: school.city,
  schoolZip: school.zip,
  wonderfieldLicenseFor: school.licenseFor,
  schoolCode: school.code,
  classroomSeats: school.classroomSeats,
  studentSeats: school.studentSeats,
  teachers: school.teachers.map(({ id, grades, ...teacher }) => ({
    ...teacher,
    userId: id,
    educatorGrade: grades.join(','),
  })),
});

export const fromSchoolJson = (json: SchoolJson): School => ({
  id: json.schoolId,
  name: json.schoolName,
  city: json.schoolCity,
  zip: json.schoolZip,
  licenseFor: json.wonderfieldLicenseFor,
  code: json.schoolCode,
  classroomSeats: json.classroomSeats,
  studentSeats: json.studentSeats,
  teachers: json.teachers.map(({ userId, educatorGrade, ...teacher }) => ({
    ...teacher,
    id: userId,
    grades: educatorGrade ? educatorGrade.split(',') : [],
  })),
});
