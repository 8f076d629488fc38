import type { RoyaltyStatus, SubmissionState } from '@wonderfield/contract/plans/submission';
import { mayEarn, royaltyStepsFrom } from '@wonderfield/contract/plans/submission-rules';
import { DomainError } from '../../domain-error.ts';

type Claimed = { state: SubmissionState; held_by: string | null; held_until: Date | null };
type Caller = { operatorId: string; now: Date };

/** Returns true if another reviewer's claim has not expired. */
const isClaimedByAnother = (plan: Claimed, { operatorId, now }: Caller) =>
  plan.held_by !== null &&
  plan.held_by !== operatorId &&
  plan.held_until !== null &&
  plan.held_until > now;

/** Rejects a review of a decided plan, or of one that another reviewer has claimed. */
export const ensureMayReview = (plan: Claimed, asking: Caller) => {
  if (plan.state !== 'submitted' && plan.state !== 'inReview') throw new DomainError('PLN_003');
  if (isClaimedByAnother(plan, asking)) throw new DomainError('PLN_008');
};

/** Rejects a decision or comment about an outdated version. */
export const ensureVersion = (plan: { version: number }, version: number) => {
  if (plan.version !== version) throw new DomainError('PLN_009');
};

export type Decision = 'askForChanges' | 'accept' | 'decline';

/** Requires comments for asking for changes, and no unsent comments for accepting. */
export const ensureFitsComments = (decision: Decision, untold: number) => {
  const fits = { askForChanges: untold > 0, accept: untold === 0, decline: true }[decision];
  if (!fits) throw new DomainError('PLN_010');
};

export const ensureState = (plan: { state: SubmissionState }, state: SubmissionState) => {
  if (plan.state !== state) throw new DomainError('PLN_003');
};

export const ensureMayEarn = (plan: { state: SubmissionState }) => {
  if (!mayEarn(plan.state)) throw new DomainError('PLN_003');
};

export const ensureMayBecome = (from: RoyaltyStatus, to: RoyaltyStatus) => {
  if (!royaltyStepsFrom(from).includes(to)) throw new DomainError('PLN_011');
};
