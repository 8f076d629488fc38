import { domainOf } from '@wonderfield/contract/educators/email-domains';
import type { WaitingEducator } from '@wonderfield/contract/operators/operator-views';
import type { Db } from '../../db/connection/connection.ts';
import { selectWaitingEducators } from './educators.queries.ts';
import { isPublicMailDomain } from './public-mail.ts';

/**
 * Lists individual teachers who wait for a decision, longest wait first, with their verified facts.
 */
export const listWaitingEducators = async (db: Db): Promise<WaitingEducator[]> =>
  (await selectWaitingEducators(db)).map((row) => ({
    userId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    emailDomain: domainOf(row.email),
    isPublicMail: isPublicMailDomain(domainOf(row.email)),
    isEmailConfirmed: row.is_mailbox_proven,
    phoneNumber: row.phone_number ?? undefined,
    contactCheckedBy: row.contact_checked_by ?? undefined,
    isAgeVerified: row.age_verified_at !== null,
    city: row.city ?? undefined,
    state: row.state ?? undefined,
    accountCreatedAt: row.created_at.toISOString(),
    schoolMatch:
      row.school_id && row.school_name
        ? { schoolId: row.school_id, schoolName: row.school_name }
        : undefined,
    confirmedBy:
      row.confirmed_by && row.confirmed_realm
        ? { provider: row.confirmed_by, realm: row.confirmed_realm }
        : undefined,
    waitingSince: row.asked_at.toISOString(),
    refusedBefore: row.refusal_reason ?? undefined,
  }));
