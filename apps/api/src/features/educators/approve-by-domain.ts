import { domainOf, isPublicMailDomain } from '@wonderfield/contract/educators/email-domains';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { isDomainTrusted, updateApprovedByRule } from './educators.queries.ts';

/**
 * Approves an individual teacher whose proven mailbox belongs to an approved school, where an
 * operator switched that on. Called once the mailbox is proven, never before. A rule does not
 * overrule a person: somebody an operator has said no to waits for an operator.
 */
export const approveByDomain = async (
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  tx: Db,
  user: { id: string; email: string },
) => {
  const domain = domainOf(user.email);
  if (isPublicMailDomain(domain) || !(await isDomainTrusted(tx, domain))) return;
  if (!(await updateApprovedByRule(tx, user.id, now()))) return;
  await jobs.enqueue(tx, 'mail-educator-decision', { userId: user.id });
  await recordEvent(tx, {
    at: now(),
    action: 'educator.approved',
    subjectId: user.id,
    outcome: 'by-domain',
  });
};
