import { domainOf } from '@wonderfield/contract/educators/email-domains';
import { insertAuditEvent } from '../../context/audit-events.queries.ts';
import type { EventHandlers } from '../../context/domain-events.ts';
import { isDomainTrusted, updateApprovedByRule } from './educators.queries.ts';
import { isPublicMailDomain } from './public-mail.ts';

/**
 * Approves an individual teacher with a trusted school domain, only after the email is confirmed.
 * Never overrides an operator who declined the teacher.
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
