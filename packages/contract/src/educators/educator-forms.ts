import { z } from 'zod';
import * as fields from '../fields.ts';
import {
  CITY_MAX_LENGTH,
  CLASSROOM_STUDENTS_MAX_DIGITS,
  SCHOOL_CODE_MAX_LENGTH,
  SCHOOL_NAME_MAX_LENGTH,
} from '../limits.ts';
import { GRADES, PRONOUNS, SUBSCRIPTION_PLANS, valuesOf } from '../options.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';

/* Forms of an educator's set-up and profile. */

const pronoun = fields.choice(PRONOUNS, FIELD_MESSAGES.pronounMissing);
const grades = z
  .array(z.enum(valuesOf(GRADES), FIELD_MESSAGES.notAnOption))
  .min(1, FIELD_MESSAGES.educatorGradesMissing);
const optionalZip = z.union([z.literal(''), fields.zip], FIELD_MESSAGES.zipInvalid);

export const SchoolCodeFormSchema = z.object({
  schoolCode: fields.requiredText(FIELD_MESSAGES.schoolCodeMissing, SCHOOL_CODE_MAX_LENGTH),
});

/** Set-up after the school code. The school is read-only, the teacher adds grades and pronoun. */
export const SchoolSetupFormSchema = z.object({ grades, pronoun });

/** Set-up of an individual teacher. */
export const TeacherSetupFormSchema = z.object({
  grades,
  pronoun,
  studentsInClass: fields.count(
    FIELD_MESSAGES.educatorStudentsMissing,
    CLASSROOM_STUDENTS_MAX_DIGITS,
  ),
  plan: fields.choice(SUBSCRIPTION_PLANS, FIELD_MESSAGES.childSettingsMissing),
  schoolName: fields.optionalName(SCHOOL_NAME_MAX_LENGTH),
});

/** Profile form. Only individual teachers can edit the school. */
export const EducatorProfileSchema = z.object({
  firstName: fields.firstName,
  lastName: fields.lastName,
  zip: fields.zip,
  city: fields.city,
  state: fields.state,
  schoolName: fields.optionalName(SCHOOL_NAME_MAX_LENGTH),
  schoolCity: fields.optionalName(CITY_MAX_LENGTH),
  schoolZip: optionalZip.optional(),
  grades,
  pronoun,
});

/** A school administrator does not teach, so grades and pronoun are optional. */
export const SchoolAdministratorProfileSchema = EducatorProfileSchema.extend({
  grades: z.array(z.enum(valuesOf(GRADES), FIELD_MESSAGES.notAnOption)),
  pronoun: z.union([z.literal(''), pronoun]).optional(),
});

/** Form with which a school's administrator declines a join request. */
export const RejectedTeacherFormSchema = z.object({ reason: fields.reason });

/** Form with which a school's administrator gives a classroom to a teacher. */
export const TransferredClassroomFormSchema = z.object({
  teacherId: fields.id.min(1, FIELD_MESSAGES.notAnOption),
});
