import { domainOf } from '@wonderfield/contract/educators/email-domains';
import type { Context } from '../../../context/context.ts';
import type { OperatorActor } from '../../../context/operator-actor.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { decideSchoolEducator } from '../../educators/educators.ts';
import { isPublicMailDomain } from '../../educators/public-mail.ts';
import { renewCode } from '../codes/school-codes.ts';
import { updateAdult } from '../schools.queries.ts';
import { insertDomain, updateSchoolApproved, updateSchoolRejected } from './decisions.queries.ts';

type Decision = {
  schoolId: string;
  decision: 'approve' | 'refuse';
  reason?: string | undefined;
  confirmsDomain?: boolean | undefined;
};

/** Creates the staff code and marks the administrator as a verified adult. */
const openSchool = async (
  deps: Deps,
  tx: Db,
  school: { id: string; administrator_id: string; email: string },
) => {
  await renewCode(deps, tx, { schoolId: school.id, kind: 'staff' });
  await updateAdult(tx, { userId: school.administrator_id, now: deps.now() });
};

/** Adds the administrator's email domain, so teachers with that domain need only the staff code. */
const confirmDomain = async (
  { deps, audit }: Context<OperatorActor>,
  tx: Db,
  school: { id: string; email: string },
) => {
  const domain = domainOf(school.email);
  if (isPublicMailDomain(domain)) throw new DomainError('SCH_005');
  const added = await insertDomain(tx, { schoolId: school.id, domain, now: deps.now() });
  if (!added) throw new DomainError('SCH_011');
  await audit(tx, 'school.domain-changed', school.id, { outcome: 'off' });
};

/** Approves or declines a school. Emails the administrator the code or the reason. */
export const decideSchool = (
  ctx: Context<OperatorActor>,
  { schoolId, decision, reason, confirmsDomain }: Decision,
) => {
  const { deps, audit } = ctx;
  return ctx.transaction(async (tx) => {
    const now = deps.now();
    const isYes = decision === 'approve';
    const school = isYes
      ? await updateSchoolApproved(tx, { schoolId, now })
      : await updateSchoolRejected(tx, { schoolId, reason: reason ?? '', now });
    if (!school) throw new DomainError('SCH_004');
    await decideSchoolEducator(deps, tx, school.administrator_id, { isYes, reason });
    if (isYes) await openSchool(deps, tx, school);
    if (isYes && confirmsDomain) await confirmDomain(ctx, tx, school);
    await deps.jobs.enqueue(tx, 'mail-school-decision', { schoolId: school.id });
    await audit(tx, isYes ? 'school.approved' : 'school.refused', school.id, { reason });
    return {};
  });
};
