import type { Context } from '../../context/context.ts';
import type { OperatorActor } from '../../context/operator-actor.ts';
import { DomainError } from '../../domain-error.ts';
import { isPublicMailDomain } from '../educators/public-mail.ts';
import { deleteDomain, upsertDomain } from './decisions.queries.ts';
import { selectOptionalSchoolForUpdate } from './schools.queries.ts';

type Rule = { schoolId: string; domain: string; autoApproves: boolean; reason: string };

/** Lets a school's email domain vouch for its teachers, or takes that back. */
export const setDomainRule = (
  { deps, transaction, audit: record }: Context<OperatorActor>,
  { schoolId, domain, autoApproves, reason }: Rule,
): Promise<void> =>
  transaction(async (tx) => {
    if (isPublicMailDomain(domain)) throw new DomainError('SCH_005');
    const school = await selectOptionalSchoolForUpdate(tx, schoolId);
    if (!school?.approved_at) throw new DomainError('SCH_003');
    await upsertDomain(tx, { schoolId: school.id, domain, autoApproves, now: deps.now() });
    const outcome = autoApproves ? 'on' : 'off';
    await record(tx, 'school.domain-changed', school.id, { reason, outcome });
  });

/** The domain is nobody's any more: whoever has an address there waits for the school like anybody. */
export const removeDomain = (
  { transaction, audit: record }: Context<OperatorActor>,
  { schoolId, domain, reason }: Pick<Rule, 'schoolId' | 'domain' | 'reason'>,
): Promise<void> =>
  transaction(async (tx) => {
    const removed = await deleteDomain(tx, { schoolId, domain });
    if (!removed) throw new DomainError('SCH_003');
    await record(tx, 'school.domain-changed', removed.school_id, { reason, outcome: 'removed' });
  });
