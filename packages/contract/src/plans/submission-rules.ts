import { ANSWER_FIELDS, AnswersSchema, type Draft, STEP_SCHEMAS } from './plan.ts';
import type { RoyaltyStatus, SubmissionState } from './submission.ts';

export type Turn = 'author' | 'reviewer' | 'nobody';
const TURNS = {
  draft: 'author',
  changesAsked: 'author',
  submitted: 'reviewer',
  inReview: 'reviewer',
  accepted: 'nobody',
  published: 'nobody',
  declined: 'nobody',
} as const satisfies Record<SubmissionState, Turn>;
export const turnIn = (state: SubmissionState): Turn => TURNS[state];

/** Returns true if the author can edit the plan. */
export const isOpenToAuthor = (state: SubmissionState) => turnIn(state) === 'author';

/** Returns true if nothing is missing or invalid in this step (1 to 3) of the wizard. */
export const isStepDone = (step: number, draft: Draft) =>
  STEP_SCHEMAS[step - 1]?.safeParse(draft).success ?? false;

/** Returns the first unfinished step, or the last if all are done. */
export const stepOf = (draft: Draft) => {
  const open = STEP_SCHEMAS.findIndex((schema) => !schema.safeParse(draft).success);
  return open === -1 ? STEP_SCHEMAS.length : open + 1;
};

/** Returns true if all fields are filled in. */
export const isComplete = (draft: Draft) => AnswersSchema.safeParse(draft).success;

type Answer = string | readonly string[] | null | undefined;
const asText = (answer: Answer) =>
  typeof answer === 'string' ? answer.trim() : [...(answer ?? [])].sort().join(',');

/** Ignores surrounding spaces and the order of grades. */
export const isSameAnswer = (first: Answer, second: Answer) => asText(first) === asText(second);

/** Returns the fields in which two versions differ. */
export const changedFields = (before: Draft, after: Draft) =>
  ANSWER_FIELDS.filter((field) => !isSameAnswer(before[field], after[field]));

type Input = { reply?: unknown; sent: Answer; now: Answer };

/** Returns true if a comment has neither a reply nor a change of its field. */
export const isUnanswered = ({ reply, sent, now }: Input) => !reply && isSameAnswer(sent, now);

/** Returns true if the plan is accepted, published or not, so it earns royalties. */
export const mayEarn = (state: SubmissionState) => state === 'accepted' || state === 'published';

const ROYALTY_STEPS: Record<RoyaltyStatus, readonly RoyaltyStatus[]> = {
  agreed: ['due', 'canceled'],
  due: ['paid', 'canceled'],
  paid: [],
  canceled: [],
};
/** Returns the possible next states of a royalty. Paid and canceled are final. */
export const royaltyStepsFrom = (status: RoyaltyStatus) => ROYALTY_STEPS[status];
