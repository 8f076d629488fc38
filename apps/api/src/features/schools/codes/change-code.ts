import type { Educator } from '../../../context/actor.ts';
import type { AuditAction } from '../../../context/audit-events.queries.ts';
import type { Context } from '../../../context/context.ts';
import type { OperatorActor } from '../../../context/operator-actor.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { selectOptionalSchoolForUpdate } from '../schools.queries.ts';
import type { CodeKind } from './code-format.rules.ts';
import { updateRevoked } from './school-codes.queries.ts';
import { renewCode } from './school-codes.ts';

/** The context of the school's administrator, or of an operator with a reason. */
type CodeContext = Context<Educator | OperatorActor>;
type Change = { schoolId: string; kind: CodeKind; reason?: string | undefined };

const changeCode = (
  { deps, transaction, audit }: CodeContext,
  { schoolId, kind, reason }: Change,
  action: Extract<AuditAction, 'school.code-made' | 'school.code-revoked'>,
  change: (deps: CodeContext['deps'], tx: Db, schoolId: string) => Promise<void>,
) =>
  transaction(async (tx) => {
    const school = await selectOptionalSchoolForUpdate(tx, schoolId);
    if (!school?.approved_at) throw new DomainError('SCH_003');
    await change(deps, tx, school.id);
    await audit(tx, action, school.id, { reason, outcome: kind });
  });

/**
 * Creates a new code and invalidates the old one, but keeps those who joined with it. Emails only
 * the staff code, because the student code is shown in class.
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
