import { ANSWER_FIELDS, AnswersSchema, type Draft, STEP_SCHEMAS } from './plan.ts';
import type { RoyaltyStatus, SubmissionState } from './submission.ts';

/** Whose turn it is. */
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

/** The author may write in it. */
export const isOpenToAuthor = (state: SubmissionState) => turnIn(state) === 'author';

/** Steps 1 to 3 of the wizard: true once nothing is missing or wrong in it. */
export const isStepDone = (step: number, draft: Draft) =>
  STEP_SCHEMAS[step - 1]?.safeParse(draft).success ?? false;

/** The step a draft has come to: the first that is not done, the last when all are. */
export const stepOf = (draft: Draft) => {
  const open = STEP_SCHEMAS.findIndex((schema) => !schema.safeParse(draft).success);
  return open === -1 ? STEP_SCHEMAS.length : open + 1;
};

/** Everything is filled in. */
export const isComplete = (draft: Draft) => AnswersSchema.safeParse(draft).success;

type Answer = string | readonly string[] | null | undefined;
const asText = (answer: Answer) =>
  typeof answer === 'string' ? answer.trim() : [...(answer ?? [])].sort().join(',');

/** Spaces around a text, and the order of grades, change nothing. */
export const isSameAnswer = (first: Answer, second: Answer) => asText(first) === asText(second);

/** The fields that two versions differ in. */
export const changedFields = (before: Draft, after: Draft) =>
  ANSWER_FIELDS.filter((field) => !isSameAnswer(before[field], after[field]));

type Input = { reply?: unknown; sent: Answer; now: Answer };

/** A comment that has neither a reply nor a change of the field it is about. */
export const isUnanswered = ({ reply, sent, now }: Input) => !reply && isSameAnswer(sent, now);

/** Accepted for good: it earns royalties, in the library or on its way there. */
export const mayEarn = (state: SubmissionState) => state === 'accepted' || state === 'published';

const ROYALTY_STEPS: Record<RoyaltyStatus, readonly RoyaltyStatus[]> = {
  agreed: ['due', 'canceled'],
  due: ['paid', 'canceled'],
  paid: [],
  canceled: [],
};
/** What an entry of the ledger may become. Money that was paid, or will never be, stays so. */
export const royaltyStepsFrom = (status: RoyaltyStatus) => ROYALTY_STEPS[status];
