import { isPublicMailDomain } from '@wonderfield/contract/educators/email-domains';
import type { OperatorActor } from '../../calls/operator-actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { upsertDomain } from './decisions.queries.ts';
import { selectOptionalSchoolForUpdate } from './schools.queries.ts';

type Rule = { schoolId: string; domain: string; autoApproves: boolean; reason: string };

/** Lets a school's email domain vouch for its teachers, or takes that back. */
export const setDomainRule = (
  { db, now }: Deps,
  by: OperatorActor,
  { schoolId, domain, autoApproves, reason }: Rule,
  requestId?: string,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (isPublicMailDomain(domain)) {
      throw new Refusal('SCH_005');
    }
    const school = await selectOptionalSchoolForUpdate(tx, schoolId);
    if (!school?.approved_at) throw new Refusal('SCH_003');
    await upsertDomain(tx, { schoolId: school.id, domain, autoApproves, now: now() });
    await recordEvent(tx, {
      at: now(),
      action: 'school.domain-changed',
      by,
      reason,
      subjectId: school.id,
      outcome: autoApproves ? 'on' : 'off',
      requestId,
    });
  });
