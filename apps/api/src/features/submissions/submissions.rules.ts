import {
  PLAN_DRAFTS_AT_ONCE,
  PLAN_VERSIONS_A_DAY,
  PLANS_A_DAY,
} from '@wonderfield/contract/limits';
import { AnswersSchema, type Draft } from '@wonderfield/contract/plans/plan';
import type { SubmissionState } from '@wonderfield/contract/plans/submission';
import { isOpenToAuthor, isUnanswered } from '@wonderfield/contract/plans/submission-rules';
import { DomainError } from '../../domain-error.ts';

/** Somebody else's, and what does not exist, are the same to the one who asks. */
export const ensureFound = <Row>(row: Row | undefined): Row => {
  if (!row) throw new DomainError('PLN_001');
  return row;
};

/** While it is with the reviewer, or decided, an author only reads. */
export const ensureOpenToAuthor = ({ state }: { state: SubmissionState }) => {
  if (!isOpenToAuthor(state)) throw new DomainError('PLN_003');
};

/** Whoever saves has read what is there now: another window may have saved since. */
export const ensureRevision = (row: { revision: number }, revision: number | undefined) => {
  if (row.revision !== revision) throw new DomainError('PLN_002');
};

export const ensureRoomForDraft = (drafts: number) => {
  if (drafts >= PLAN_DRAFTS_AT_ONCE) throw new DomainError('PLN_005');
};

/** What is sent is whole. The page knows the same rules, and shows what is missing. */
export const ensureComplete = (draft: Draft) => {
  const { data } = AnswersSchema.safeParse(draft);
  if (!data) throw new DomainError('PLN_006');
  return data;
};

export const ensureAllAnswered = (comments: readonly Parameters<typeof isUnanswered>[0][]) => {
  if (comments.some(isUnanswered)) throw new DomainError('PLN_004');
};

const HOUR_SECONDS = 3600;

/** What was made counts, not what was tried: a repeat and a refusal use nothing up (T54). */
export const ensureMaySend = (sentToday: { plans: number; versions: number }, isNew: boolean) => {
  const isTooMuch = isNew
    ? sentToday.plans >= PLANS_A_DAY
    : sentToday.versions >= PLAN_VERSIONS_A_DAY;
  if (isTooMuch) throw new DomainError('RTE_001', { retryAfterSeconds: HOUR_SECONDS });
};
