import { Refusal } from '../../refusal.ts';
import type { OperatorActor } from '../../work/operator-actor.ts';
import type { Work } from '../../work/work.ts';
import { updateApproved, updateRefused } from './educators.queries.ts';

type Decision = { userId: string; decision: 'approve' | 'refuse'; reason?: string | undefined };

/** An operator's yes or no. The person is told by mail, with the reason of a no. */
export const decideEducator = (
  { deps, atomically, record }: Work<OperatorActor>,
  { userId, decision, reason }: Decision,
) =>
  atomically(async (tx) => {
    const isYes = decision === 'approve';
    const now = deps.now();
    const decided = isYes
      ? await updateApproved(tx, { userId, now })
      : await updateRefused(tx, { userId, reason: reason ?? '', now });
    if (!decided) throw new Refusal('EDU_003');
    await deps.jobs.enqueue(tx, 'mail-educator-decision', { userId: decided.user_id });
    const action = isYes ? 'educator.approved' : 'educator.refused';
    await record(tx, action, decided.user_id, { reason });
    return {};
  });
