import type { Context } from '../../context/context.ts';
import type { OperatorActor } from '../../context/operator-actor.ts';
import { DomainError } from '../../domain-error.ts';
import { ensureStudentSeats, lockSchoolOfStudent } from '../schools/schools.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { toAccountRecord } from './account-record.ts';
import {
  selectAccountRecord,
  selectOptionalOpenRequestForUpdate,
  updateSuspended,
} from './account-records.queries.ts';

type Input = { userId: string; reason: string };

const changeStanding = (
  { deps, transaction, audit: record }: Context<OperatorActor>,
  { userId, reason }: Input,
  change: 'suspend' | 'restore',
) =>
  transaction(async (tx) => {
    // The school before the person, as wherever seats are taken.
    const school = change === 'restore' ? await lockSchoolOfStudent(tx, userId) : undefined;
    const account = await selectOptionalOpenRequestForUpdate(tx, userId);
    if (!account) throw new DomainError('ACC_001');
    const isSuspended = account.suspended_at !== null;
    // A child nobody answers for waits for its erasure; only its parent can take it back.
    if (isSuspended === (change === 'suspend') || account.orphaned_at)
      throw new DomainError('ACC_002');
    // Suspended, a student held no seat; somebody else may have it by now.
    if (school) await ensureStudentSeats(tx, school, 1);
    const now = deps.now();
    const suspendedAt = change === 'suspend' ? now : null;
    await updateSuspended(tx, { id: account.id, suspendedAt, now });
    await endOtherSessions(deps, tx, account.id);
    const action = change === 'suspend' ? 'account.suspended' : 'account.restored';
    await record(tx, action, account.id, { reason });
    return { account: toAccountRecord(await selectAccountRecord(tx, account.id)) };
  });

/** Closes an account and signs it out everywhere at once. */
export const suspendAccount = (ctx: Context<OperatorActor>, input: Input) =>
  changeStanding(ctx, input, 'suspend');

/** Opens a suspended account again; the person signs in anew. */
export const restoreAccount = (ctx: Context<OperatorActor>, input: Input) =>
  changeStanding(ctx, input, 'restore');
