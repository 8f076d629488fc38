import { APPROVAL_UNDO_MINUTES } from '@wonderfield/contract/limits';
import type { Context } from '../../context/context.ts';
import type { OperatorActor } from '../../context/operator-actor.ts';
import { DomainError } from '../../domain-error.ts';
import { updateApproved, updateRejected } from './educators.queries.ts';

type Decision = { userId: string; decision: 'approve' | 'refuse'; reason?: string | undefined };

/**
 * Approves or declines an educator. The approval email is sent when the approval can no longer be
 * undone.
 */
export const decideEducator = (
  { deps, transaction, audit }: Context<OperatorActor>,
  { userId, decision, reason }: Decision,
) =>
  transaction(async (tx) => {
    const isYes = decision === 'approve';
    const now = deps.now();
    const decided = isYes
      ? await updateApproved(tx, { userId, now })
      : await updateRejected(tx, { userId, reason: reason ?? '', now });
    if (!decided) throw new DomainError('EDU_003');
    const job = { userId: decided.user_id, ...(isYes && { approvedAt: now.toISOString() }) };
    const delaySeconds = isYes ? APPROVAL_UNDO_MINUTES * 60 : 0;
    await deps.jobs.enqueue(tx, 'mail-educator-decision', job, { delaySeconds });
    const action = isYes ? 'educator.approved' : 'educator.refused';
    await audit(tx, action, decided.user_id, { reason });
    return {};
  });
