import { defineCodec } from '../codec.ts';
import type { Draft } from './plan.ts';
import { ANSWER_NAMES, type AnswersJson, fromAnswersJson, toAnswersJson } from './plan-json.ts';
import type { Submission } from './submission.ts';
import { fromSubmissionJson, type SubmissionJson, toSubmissionJson } from './submission-json.ts';

/* Codecs of the plan calls whose wire names differ. */

const withSubmission = {
  write: ({ submission }: { submission: Submission }) => ({
    submission: toSubmissionJson(submission),
  }),
  read: ({ submission }: { submission: SubmissionJson }) => ({
    submission: fromSubmissionJson(submission),
  }),
} as const;

export const sendSubmitContentEmail = defineCodec('sendSubmitContentEmail', {
  fields: ANSWER_NAMES,
});
export const savePlan = defineCodec('savePlan', { fields: ANSWER_NAMES });

type Start = { draft?: Submission | undefined; background: Draft };
type StartJson = {
  draft?: SubmissionJson | undefined;
  background: AnswersJson;
};
export const getPlanDraft = defineCodec('getPlanDraft', {
  write: ({ draft, background }: Start): StartJson => ({
    draft: draft && toSubmissionJson(draft),
    background: toAnswersJson(background),
  }),
  read: ({ draft, background }: StartJson): Start => ({
    draft: draft && fromSubmissionJson(draft),
    background: fromAnswersJson(background),
  }),
});

export const getSubmission = defineCodec('getSubmission', withSubmission);
export const answerPlanComment = defineCodec('answerPlanComment', withSubmission);
export const sendPlanAgain = defineCodec('sendPlanAgain', withSubmission);

export const getPlanVersion = defineCodec('getPlanVersion', {
  write: ({ answers }: { answers: Draft }) => ({ answers: toAnswersJson(answers) }),
  read: ({ answers }: { answers: AnswersJson }) => ({
    answers: fromAnswersJson(answers),
  }),
});
