import type { Context } from '../../../context/context.ts';
import type { OperatorActor } from '../../../context/operator-actor.ts';
import { DomainError } from '../../../domain-error.ts';
import { isPublicMailDomain } from '../../educators/public-mail.ts';
import { selectOptionalSchoolForUpdate } from '../schools.queries.ts';
import { deleteDomain, upsertDomain } from './decisions.queries.ts';

type Rule = { schoolId: string; domain: string; autoApproves: boolean; reason: string };

/** Enables or disables automatic approval of teachers with the school's email domain. */
export const setDomainRule = (
  { deps, transaction, audit }: Context<OperatorActor>,
  { schoolId, domain, autoApproves, reason }: Rule,
): Promise<void> =>
  transaction(async (tx) => {
    if (isPublicMailDomain(domain)) throw new DomainError('SCH_005');
    const school = await selectOptionalSchoolForUpdate(tx, schoolId);
    if (!school?.approved_at) throw new DomainError('SCH_003');
    await upsertDomain(tx, { schoolId: school.id, domain, autoApproves, now: deps.now() });
    const outcome = autoApproves ? 'on' : 'off';
    await audit(tx, 'school.domain-changed', school.id, { reason, outcome });
  });

/**
 * Removes a domain from a school. Teachers with that domain have to wait for approval like others.
 */
export const removeDomain = (
  { transaction, audit }: Context<OperatorActor>,
  { schoolId, domain, reason }: Pick<Rule, 'schoolId' | 'domain' | 'reason'>,
): Promise<void> =>
  transaction(async (tx) => {
    const removed = await deleteDomain(tx, { schoolId, domain });
    if (!removed) throw new DomainError('SCH_003');
    await audit(tx, 'school.domain-changed', removed.school_id, { reason, outcome: 'removed' });
  });
