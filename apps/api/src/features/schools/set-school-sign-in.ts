import type { Context } from '../../context/context.ts';
import type { OperatorActor } from '../../context/operator-actor.ts';
import { DomainError } from '../../domain-error.ts';
import { deleteRealm, type SignInRealm, upsertRealm } from './school-sign-ins.queries.ts';
import { selectOptionalSchoolForUpdate } from './schools.queries.ts';

type Matched = SignInRealm & { schoolId: string; reason: string };

/**
 * Links a Clever district or an issuer with a school. Educators it confirms are approved
 * immediately.
 */
export const addSchoolSignIn = (
  { deps, transaction, audit }: Context<OperatorActor>,
  { schoolId, reason, ...signIn }: Matched,
): Promise<void> =>
  transaction(async (tx) => {
    const school = await selectOptionalSchoolForUpdate(tx, schoolId);
    if (!school?.approved_at) throw new DomainError('SCH_003');
    const linked = await upsertRealm(tx, { ...signIn, schoolId: school.id, now: deps.now() });
    if (!linked) throw new DomainError('SCH_012');
    await audit(tx, 'school.sign-in-changed', school.id, { reason, outcome: signIn.provider });
  });

/** Removes that link. Approved educators stay approved. */
export const removeSchoolSignIn = (
  { transaction, audit }: Context<OperatorActor>,
  { schoolId, reason, ...signIn }: Matched,
): Promise<void> =>
  transaction(async (tx) => {
    const removed = await deleteRealm(tx, { ...signIn, schoolId });
    if (!removed) throw new DomainError('SCH_003');
    await audit(tx, 'school.sign-in-changed', removed.school_id, { reason, outcome: 'removed' });
  });
