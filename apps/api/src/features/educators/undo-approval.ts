import { APPROVAL_UNDO_MINUTES } from '@wonderfield/contract/limits';
import type { ApprovedEducator } from '@wonderfield/contract/operators/operator-views';
import type { Context } from '../../context/context.ts';
import type { OperatorActor } from '../../context/operator-actor.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { selectApprovedSince, updateApprovalUndone } from './educators.queries.ts';

const UNDO_MS = APPROVAL_UNDO_MINUTES * 60_000;

const oldestUndoable = (now: Date) => new Date(now.getTime() - UNDO_MS);

/** Makes an educator wait for a decision again. The approval email has not been sent yet. */
export const undoEducatorApproval = (
  { deps, transaction, audit }: Context<OperatorActor>,
  { userId }: { userId: string },
) =>
  transaction(async (tx) => {
    const since = oldestUndoable(deps.now());
    const undone = await updateApprovalUndone(tx, { userId, since });
    if (!undone) throw new DomainError('EDU_005');
    await audit(tx, 'educator.approval-undone', undone.user_id);
    return {};
  });

/** Lists the educators whose approval can still be undone, newest first. */
export const listUndoableApprovals = async ({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<ApprovedEducator[]> =>
  (await selectApprovedSince(db, oldestUndoable(now()))).map((row) => ({
    userId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    canUndoUntil: new Date(row.approved_at.getTime() + UNDO_MS).toISOString(),
  }));
