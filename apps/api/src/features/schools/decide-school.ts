import { domainOf, isPublicMailDomain } from '@wonderfield/contract/educators/email-domains';
import type { OperatorActor } from '../../calls/operator-actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { decideSchoolEducator } from '../educators/school-educator.ts';
import { insertDomain, updateSchoolApproved, updateSchoolRefused } from './decisions.queries.ts';
import { renewCode } from './school-codes.ts';
import { updateAdult } from './schools.queries.ts';

type Decision = { schoolId: string; decision: 'approve' | 'refuse'; reason?: string | undefined };

/** A yes makes the code and vouches for whoever asked; the domain is known from now on. */
const openSchool = async (
  deps: Deps,
  tx: Db,
  school: { id: string; administrator_id: string; email: string },
) => {
  const now = deps.now();
  await renewCode(deps, tx, school.id);
  await updateAdult(tx, school.administrator_id, now);
  const domain = domainOf(school.email);
  if (!isPublicMailDomain(domain)) await insertDomain(tx, school.id, domain, now);
};

/** An operator's yes or no to a school. The administrator is told by mail: the code, or the reason. */
export const decideSchool = (deps: Deps, by: OperatorActor, input: Decision, requestId?: string) =>
  deps.db.transaction().execute(async (tx) => {
    const now = deps.now();
    const isYes = input.decision === 'approve';
    const school = isYes
      ? await updateSchoolApproved(tx, input.schoolId, now)
      : await updateSchoolRefused(tx, input.schoolId, input.reason ?? '', now);
    if (!school) throw new Refusal('SCH_004');
    await decideSchoolEducator(tx, school.administrator_id, { isYes, reason: input.reason }, now);
    if (isYes) await openSchool(deps, tx, school);
    await deps.jobs.enqueue(tx, 'mail-school-decision', { schoolId: school.id });
    await recordEvent(tx, {
      at: now,
      action: isYes ? 'school.approved' : 'school.refused',
      by,
      reason: input.reason,
      subjectId: school.id,
      requestId,
    });
  });
