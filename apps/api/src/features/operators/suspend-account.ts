import type { OperatorActor } from '../../calls/operator-actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { endOtherSessions } from '../sessions/end-sessions.ts';
import { toAccountRecord } from './account-record.ts';
import {
  selectAccountRecord,
  selectOptionalStandingForUpdate,
  updateSuspended,
} from './account-records.queries.ts';

type Input = { userId: string; reason: string };

const changeStanding = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: OperatorActor,
  { userId, reason }: Input,
  change: 'suspend' | 'restore',
  requestId: string | undefined,
) =>
  db.transaction().execute(async (tx) => {
    const account = await selectOptionalStandingForUpdate(tx, userId);
    if (!account) throw new Refusal('ACC_001');
    const isSuspended = account.suspended_at !== null;
    // A child nobody answers for waits for its erasure; only its parent can take it back.
    if (isSuspended === (change === 'suspend') || account.orphaned_at) throw new Refusal('ACC_002');
    const at = now();
    await updateSuspended(tx, account.id, change === 'suspend' ? at : null, at);
    await endOtherSessions(tx, account.id);
    await recordEvent(tx, {
      at,
      action: change === 'suspend' ? 'account.suspended' : 'account.restored',
      by,
      subjectId: account.id,
      reason,
      requestId,
    });
    return { account: toAccountRecord(await selectAccountRecord(tx, account.id)) };
  });

/** Closes an account and signs it out everywhere at once. */
export const suspendAccount = (
  deps: Pick<Deps, 'db' | 'now'>,
  by: OperatorActor,
  input: Input,
  requestId?: string,
) => changeStanding(deps, by, input, 'suspend', requestId);

/** Opens a suspended account again; the person signs in anew. */
export const restoreAccount = (
  deps: Pick<Deps, 'db' | 'now'>,
  by: OperatorActor,
  input: Input,
  requestId?: string,
) => changeStanding(deps, by, input, 'restore', requestId);
