import type { Educator } from '../../context/actor.ts';
import type { AuditAction } from '../../context/audit-events.queries.ts';
import type { Context } from '../../context/context.ts';
import type { OperatorActor } from '../../context/operator-actor.ts';
import type { Db } from '../../db/connection.ts';
import { DomainError } from '../../domain-error.ts';
import type { CodeKind } from './school-code.rules.ts';
import { updateRevoked } from './school-codes.queries.ts';
import { renewCode } from './school-codes.ts';
import { selectOptionalSchoolForUpdate } from './schools.queries.ts';

/** The school's administrator changes its codes, or an operator who says why. */
type CodeContext = Context<Educator | OperatorActor>;
type Change = { schoolId: string; kind: CodeKind; reason?: string | undefined };

const changeCode = (
  { deps, transaction, audit: record }: CodeContext,
  { schoolId, kind, reason }: Change,
  action: Extract<AuditAction, 'school.code-made' | 'school.code-revoked'>,
  change: (deps: CodeContext['deps'], tx: Db, schoolId: string) => Promise<void>,
) =>
  transaction(async (tx) => {
    const school = await selectOptionalSchoolForUpdate(tx, schoolId);
    if (!school?.approved_at) throw new DomainError('SCH_003');
    await change(deps, tx, school.id);
    await record(tx, action, school.id, { reason, outcome: kind });
  });

/**
 * A new code; the old one stops working at once, and whoever came with it stays. The staff code is
 * mailed; the student code is for the board, and for nobody's mailbox.
 */
export const createNewCode = (ctx: CodeContext, change: Change) =>
  changeCode(ctx, change, 'school.code-made', async (deps, tx, schoolId) => {
    await renewCode(deps, tx, { schoolId, kind: change.kind });
    if (change.kind === 'staff') await deps.jobs.enqueue(tx, 'mail-school-code', { schoolId });
  });

export const withdrawCode = (ctx: CodeContext, change: Change) =>
  changeCode(ctx, change, 'school.code-revoked', async (deps, tx, schoolId) => {
    const { kind } = change;
    if (!(await updateRevoked(tx, { schoolId, kind, now: deps.now() }))) {
      throw new DomainError('SCH_007');
    }
  });
