import { z } from 'zod';
import { defineCall } from '../call.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import { TEXTAREA_MAX_LENGTH } from '../limits.ts';
import { CONTENT_SUBJECTS, DEGREES, GRADES, PLAN_TYPES, valuesOf } from '../options.ts';

const essay = z
  .string(FIELD_MESSAGES.contentFieldMissing)
  .trim()
  .min(1, FIELD_MESSAGES.contentFieldMissing)
  .max(TEXTAREA_MAX_LENGTH, FIELD_MESSAGES.tooLong);
const grades = fields.jsonField(
  z
    .array(z.enum(valuesOf(GRADES), FIELD_MESSAGES.notAnOption), FIELD_MESSAGES.notAnOption)
    .min(1, FIELD_MESSAGES.gradeMissing)
    .max(GRADES.length, FIELD_MESSAGES.tooLong),
  FIELD_MESSAGES.gradeMissing,
);
const subject = fields.choice(CONTENT_SUBJECTS, FIELD_MESSAGES.contentSubjectMissing);

/** A lesson or unit plan an educator submits (specification, section 3.9). */
export const ContentSchema = z.object({
  education: fields.choice(DEGREES, FIELD_MESSAGES.educationMissing),
  teachingGrades: grades,
  qualification: essay,
  awards: essay,
  subjectExpertise: subject,
  teachingStyle: essay,
  educationalPhilosophy: essay,
  favoriteSubject: subject,
  makesLessionSuccessful: essay,
  engageStudentsInLession: essay,
  typeOfPlan: fields.choice(PLAN_TYPES, FIELD_MESSAGES.planTypeMissing),
  submissionSubject: subject,
  submissionTopic: essay,
  submissionGrades: grades,
  essentialQuestions: essay,
  keySkills: essay,
  submissionStandards: essay,
  lessionDescription: essay,
  lessionObjective: essay,
  makeThisSpecial: essay,
});

export const sendSubmitContentEmail = defineCall({
  name: 'sendSubmitContentEmail',
  summary: 'Submits a lesson or unit plan for review.',
  access: ['educator'],
  input: ContentSchema,
  output: z.object({}),
  refusals: ['EDU_001', 'EDU_002', 'IDM_001'],
  limits: [{ per: 'user', times: 5, seconds: 86_400 }],
  needsTeaching: true,
  idempotent: true,
});
