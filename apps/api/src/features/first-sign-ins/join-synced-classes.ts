import { isRosterService } from '@wonderfield/contract/classrooms/classroom';
import { domainOf } from '@wonderfield/contract/educators/email-domains';
import { takeFromLimit } from '../../security/rate-limits.ts';
import type { Actor } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import { joinBySignIn } from '../classroom-sync/join-by-sign-in.ts';
import { isPublicMailDomain } from '../educators/public-mail.ts';
import type { Outcome } from '../identities/sign-in-outcomes.ts';

/** Each attempt reads classes at the service with the permission of teachers. */
const ATTEMPTS = { times: 5, seconds: 3600 };

/** Where the teachers of this student can be: the same Clever district, or the same domain of a school at Google. */
const realmOf = ({ provider, person }: Outcome) => {
  if (provider === 'clever') return person.district;
  const domain = person.email && person.isEmailConfirmed ? domainOf(person.email) : undefined;
  return domain && !isPublicMailDomain(domain) ? domain : undefined;
};

/**
 * Adds a student who signs in for the first time to the synced sections that list them, if the teacher lets the sync
 * add students. The section decides, as at night; what the student says does not matter.
 */
export const joinSyncedClasses = async (
  { deps }: Pick<Work<Actor | null>, 'deps'>,
  outcome: Outcome,
) => {
  const { provider, person } = outcome;
  const realm = realmOf(outcome);
  if (!isRosterService(provider) || !realm) return;
  const key = `${provider}:${person.issuer}:${person.subject}`;
  const limit = { bucket: 'join-by-sign-in', key, ...ATTEMPTS };
  const { isWithin } = await takeFromLimit(deps.db, limit, deps.now());
  if (isWithin) await joinBySignIn(deps, { service: provider, realm, subject: person.subject });
};
