import {
  PLAN_DRAFTS_AT_ONCE,
  PLAN_VERSIONS_A_DAY,
  PLANS_A_DAY,
} from '@wonderfield/contract/limits';
import { AnswersSchema, type Draft } from '@wonderfield/contract/plans/plan';
import type { SubmissionState } from '@wonderfield/contract/plans/submission';
import { isOpenToAuthor, isUnanswered } from '@wonderfield/contract/plans/submission-rules';
import { DomainError } from '../../domain-error.ts';

/** Throws PLN_001 for missing plans and for plans of other authors alike. */
export const ensureFound = <Row>(row: Row | undefined): Row => {
  if (!row) throw new DomainError('PLN_001');
  return row;
};

/** Rejects author changes while the plan is in review or decided. */
export const ensureOpenToAuthor = ({ state }: { state: SubmissionState }) => {
  if (!isOpenToAuthor(state)) throw new DomainError('PLN_003');
};

/** Rejects a save that is based on an outdated revision, because another window may have saved. */
export const ensureRevision = (row: { revision: number }, revision: number | undefined) => {
  if (row.revision !== revision) throw new DomainError('PLN_002');
};

export const ensureRoomForDraft = (drafts: number) => {
  if (drafts >= PLAN_DRAFTS_AT_ONCE) throw new DomainError('PLN_005');
};

/** Throws PLN_006 for an incomplete plan. The page applies the same rules. */
export const ensureComplete = (draft: Draft) => {
  const { data } = AnswersSchema.safeParse(draft);
  if (!data) throw new DomainError('PLN_006');
  return data;
};

export const ensureAllAnswered = (comments: readonly Parameters<typeof isUnanswered>[0][]) => {
  if (comments.some(isUnanswered)) throw new DomainError('PLN_004');
};

const HOUR_SECONDS = 3600;

/**
 * Limits sent plans per day. Counts only stored plans, so retries and rejected requests do not
 * count [T54].
 */
export const ensureMaySend = (sentToday: { plans: number; versions: number }, isNew: boolean) => {
  const isTooMuch = isNew
    ? sentToday.plans >= PLANS_A_DAY
    : sentToday.versions >= PLAN_VERSIONS_A_DAY;
  if (isTooMuch) throw new DomainError('RTE_001', { retryAfterSeconds: HOUR_SECONDS });
};
