import type { Context } from '../../../context/context.ts';
import type { OperatorActor } from '../../../context/operator-actor.ts';
import { DomainError } from '../../../domain-error.ts';
import { ensureStudentSeats, lockSchoolOfStudent } from '../../schools/schools.ts';
import { endSessionsOf } from '../../sessions/sessions.ts';
import { toAccountRecord } from './account-record.ts';
import {
  selectAccountRecord,
  selectOptionalAccountStateForUpdate,
  updateSuspended,
} from './account-search.queries.ts';

type Input = { userId: string; reason: string };

const changeStanding = (
  { deps, transaction, audit }: Context<OperatorActor>,
  { userId, reason }: Input,
  change: 'suspend' | 'restore',
) =>
  transaction(async (tx) => {
    // Lock order: the school before the user, as in all uses of seats.
    const school = change === 'restore' ? await lockSchoolOfStudent(tx, userId) : undefined;
    const account = await selectOptionalAccountStateForUpdate(tx, userId);
    if (!account) throw new DomainError('ACC_001');
    const isSuspended = account.suspended_at !== null;
    // An unaffiliated child waits for its erasure, and only its parent can restore it.
    if (isSuspended === (change === 'suspend') || account.orphaned_at)
      throw new DomainError('ACC_002');
    // A suspended student uses no seat, and another student may have taken it.
    if (school) await ensureStudentSeats(tx, school, 1);
    const now = deps.now();
    const suspendedAt = change === 'suspend' ? now : null;
    await updateSuspended(tx, { id: account.id, suspendedAt, now });
    await endSessionsOf(deps, tx, [account.id]);
    const action = change === 'suspend' ? 'account.suspended' : 'account.restored';
    await audit(tx, action, account.id, { reason });
    return { account: toAccountRecord(await selectAccountRecord(tx, account.id)) };
  });

/** Suspends an account and ends all its sessions. */
export const suspendAccount = (ctx: Context<OperatorActor>, input: Input) =>
  changeStanding(ctx, input, 'suspend');

/** Restores a suspended account. The user has to sign in again. */
export const restoreAccount = (ctx: Context<OperatorActor>, input: Input) =>
  changeStanding(ctx, input, 'restore');
