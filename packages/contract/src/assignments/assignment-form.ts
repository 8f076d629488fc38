import { z } from 'zod';
import * as fields from '../fields.ts';
import { CLASSROOM_MAX_STUDENTS, SKILLS_OF_AN_ASSIGNMENT } from '../limits.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { ASSIGNMENT_MESSAGES } from './assignment-messages.ts';

const skillId = z.string(FIELD_MESSAGES.notAnOption).max(64, FIELD_MESSAGES.tooLong);

/** Form that a teacher sends to assign a row. */
export const AssignmentFormSchema = z.object({
  skillIds: fields.jsonField(
    z
      .array(skillId, ASSIGNMENT_MESSAGES.skillsMissing)
      .min(1, ASSIGNMENT_MESSAGES.skillsMissing)
      .max(SKILLS_OF_AN_ASSIGNMENT, ASSIGNMENT_MESSAGES.skillsTooMany)
      .transform((ids) => [...new Set(ids)]),
  ),
  dueOn: z.iso.date(ASSIGNMENT_MESSAGES.dueDayMissing).max(10, FIELD_MESSAGES.tooLong),
  /** If missing, the row is for the whole class, including students who join while it is open. */
  studentIds: fields
    .jsonField(
      z
        .array(fields.id)
        .min(1, ASSIGNMENT_MESSAGES.studentsMissing)
        .max(CLASSROOM_MAX_STUDENTS * 10, FIELD_MESSAGES.tooLong)
        .transform((ids) => [...new Set(ids)]),
    )
    .optional(),
});
export type AssignmentForm = z.output<typeof AssignmentFormSchema>;
