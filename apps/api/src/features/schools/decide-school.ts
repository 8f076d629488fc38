import { domainOf } from '@wonderfield/contract/educators/email-domains';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import type { OperatorActor } from '../../work/operator-actor.ts';
import type { Work } from '../../work/work.ts';
import { decideSchoolEducator } from '../educators/educators.ts';
import { isPublicMailDomain } from '../educators/public-mail.ts';
import { updateSchoolApproved, updateSchoolRefused } from './decisions.queries.ts';
import { renewCode } from './school-codes.ts';
import { updateAdult } from './schools.queries.ts';
import { noteDomain } from './schools.ts';

type Decision = { schoolId: string; decision: 'approve' | 'refuse'; reason?: string | undefined };

/** A yes makes the code and vouches for whoever asked; the domain is known from now on. */
const openSchool = async (
  deps: Deps,
  tx: Db,
  school: { id: string; administrator_id: string; email: string },
) => {
  await renewCode(deps, tx, { schoolId: school.id, kind: 'staff' });
  await updateAdult(tx, { userId: school.administrator_id, now: deps.now() });
  const domain = domainOf(school.email);
  if (!isPublicMailDomain(domain)) await noteDomain(deps, tx, { schoolId: school.id, domain });
};

/** An operator's yes or no to a school. The administrator is told by mail: the code, or the reason. */
export const decideSchool = (
  { deps, atomically, record }: Work<OperatorActor>,
  { schoolId, decision, reason }: Decision,
) =>
  atomically(async (tx) => {
    const now = deps.now();
    const isYes = decision === 'approve';
    const school = isYes
      ? await updateSchoolApproved(tx, { schoolId, now })
      : await updateSchoolRefused(tx, { schoolId, reason: reason ?? '', now });
    if (!school) throw new Refusal('SCH_004');
    await decideSchoolEducator(deps, tx, school.administrator_id, { isYes, reason });
    if (isYes) await openSchool(deps, tx, school);
    await deps.jobs.enqueue(tx, 'mail-school-decision', { schoolId: school.id });
    await record(tx, isYes ? 'school.approved' : 'school.refused', school.id, { reason });
    return {};
  });
