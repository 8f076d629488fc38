import { domainOf } from '@wonderfield/contract/educators/email-domains';
import { insertAuditEvent } from '../../context/audit-events.queries.ts';
import type { EventHandlers } from '../../context/domain-events.ts';
import { isDomainTrusted, updateApprovedByRule } from './educators.queries.ts';
import { isPublicMailDomain } from './public-mail.ts';

/**
 * Approves an individual teacher whose proven mailbox belongs to an approved school, where an
 * operator switched that on. Called once the mailbox is proven, never before. A rule does not
 * overrule a person: somebody an operator has said no to waits for an operator.
 */
export const approveByDomain: EventHandlers['emailVerified'] = async ({ jobs, now }, tx, user) => {
  const domain = domainOf(user.email);
  if (isPublicMailDomain(domain) || !(await isDomainTrusted(tx, domain))) return;
  if (!(await updateApprovedByRule(tx, { userId: user.id, now: now() }))) return;
  await jobs.enqueue(tx, 'mail-educator-decision', { userId: user.id });
  await insertAuditEvent(tx, {
    at: now(),
    action: 'educator.approved',
    subjectId: user.id,
    outcome: 'by-domain',
  });
};
