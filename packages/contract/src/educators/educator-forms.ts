import { z } from 'zod';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import {
  CITY_MAX_LENGTH,
  CLASSROOM_STUDENTS_MAX_DIGITS,
  SCHOOL_CODE_MAX_LENGTH,
  SCHOOL_NAME_MAX_LENGTH,
} from '../limits.ts';
import { GRADES, PRONOUNS, SUBSCRIPTION_PLANS, valuesOf } from '../options.ts';

/* What an educator fills in on the way to the first classroom (sections 2.6 and 3.6). */

const pronoun = fields.choice(PRONOUNS, FIELD_MESSAGES.pronounMissing);
const grades = z
  .array(z.enum(valuesOf(GRADES), FIELD_MESSAGES.notAnOption))
  .min(1, FIELD_MESSAGES.educatorGradesMissing);
const optionalZip = z.union([z.literal(''), fields.zip], FIELD_MESSAGES.zipInvalid);

export const SchoolCodeFormSchema = z.object({
  schoolCode: fields.requiredText(FIELD_MESSAGES.schoolCodeMissing, SCHOOL_CODE_MAX_LENGTH),
});

/** After the code: the school is read-only, the teacher adds grades and pronoun. */
export const SchoolSetupFormSchema = z.object({ grades, pronoun });

/** An individual teacher's set-up. */
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

/** The profile form; the school is open to individual teachers only. */
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

/** A school's own account teaches nobody itself: grades and pronoun may stay open. */
export const SchoolAdministratorProfileSchema = EducatorProfileSchema.extend({
  grades: z.array(z.enum(valuesOf(GRADES), FIELD_MESSAGES.notAnOption)),
  pronoun: z.union([z.literal(''), pronoun]).optional(),
});

/** A school's administrator says no to somebody who asked to join. */
export const RejectedTeacherFormSchema = z.object({ reason: fields.reason });

/** A school's administrator gives a classroom to a teacher. */
export const TransferredClassroomFormSchema = z.object({
  teacherId: fields.id.min(1, FIELD_MESSAGES.notAnOption),
});
