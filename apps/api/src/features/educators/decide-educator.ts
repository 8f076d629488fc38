import type { OperatorActor } from '../../calls/operator-actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { updateApproved, updateRefused } from './educators.queries.ts';

type Decision = { userId: string; decision: 'approve' | 'refuse'; reason?: string | undefined };

/** An operator's yes or no. The person is told by mail, with the reason of a no. */
export const decideEducator = (
  { db, jobs, now }: Deps,
  by: OperatorActor,
  input: Decision,
  requestId?: string,
) =>
  db.transaction().execute(async (tx) => {
    const isYes = input.decision === 'approve';
    const decided = isYes
      ? await updateApproved(tx, input.userId, now())
      : await updateRefused(tx, input.userId, input.reason ?? '', now());
    if (!decided) throw new Refusal('EDU_003');
    await jobs.enqueue(tx, 'mail-educator-decision', { userId: decided.user_id });
    await recordEvent(tx, {
      at: now(),
      action: isYes ? 'educator.approved' : 'educator.refused',
      by,
      reason: input.reason,
      subjectId: decided.user_id,
      requestId,
    });
  });
