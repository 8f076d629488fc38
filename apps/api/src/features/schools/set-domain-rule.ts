import { isPublicMailDomain } from '@wonderfield/contract/educators/email-domains';
import { Refusal } from '../../refusal.ts';
import type { OperatorActor } from '../../work/operator-actor.ts';
import type { Work } from '../../work/work.ts';
import { upsertDomain } from './decisions.queries.ts';
import { selectOptionalSchoolForUpdate } from './schools.queries.ts';

type Rule = { schoolId: string; domain: string; autoApproves: boolean; reason: string };

/** Lets a school's email domain vouch for its teachers, or takes that back. */
export const setDomainRule = (
  { deps, atomically, record }: Work<OperatorActor>,
  { schoolId, domain, autoApproves, reason }: Rule,
): Promise<void> =>
  atomically(async (tx) => {
    if (isPublicMailDomain(domain)) throw new Refusal('SCH_005');
    const school = await selectOptionalSchoolForUpdate(tx, schoolId);
    if (!school?.approved_at) throw new Refusal('SCH_003');
    await upsertDomain(tx, { schoolId: school.id, domain, autoApproves, now: deps.now() });
    const outcome = autoApproves ? 'on' : 'off';
    await record(tx, 'school.domain-changed', school.id, { reason, outcome });
  });
