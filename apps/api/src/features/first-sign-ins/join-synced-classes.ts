import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Deps } from '../../dependencies.ts';
import { consumeRateLimit } from '../../security/rate-limits.ts';
import { joinCleverSections } from '../classroom-sync/join-clever-sections.ts';
import { joinGoogleClasses } from '../classroom-sync/join-google-classes.ts';
import { schoolDomainOf } from '../educators/school-domain.ts';
import type { Outcome } from '../identities/sso-results.ts';

/** Each attempt asks the service about the student. */
const ATTEMPTS = { times: 5, seconds: 3600 };

/** How this student's sections are found. Undefined where the service cannot be asked. */
const searchFor = ({ provider, person, sectionsToken }: Outcome) => {
  if (provider === 'clever') {
    return (deps: Deps) => joinCleverSections(deps, { ...person, sectionsToken });
  }
  const { subject, email } = person;
  const domain = email && person.isEmailConfirmed ? schoolDomainOf(email) : undefined;
  if (provider !== 'google' || !domain) return undefined;
  return (deps: Deps) => joinGoogleClasses(deps, { domain, subject });
};

/**
 * Adds a student who signs in for the first time to the synced sections that list them, if the teacher lets the sync
 * add students. The section decides, as at night; what the student says does not matter. Refuses with EXT_005 when
 * the service asks us to wait.
 */
export const joinSyncedClasses = async (
  { deps }: Pick<Context<Actor | null>, 'deps'>,
  outcome: Outcome,
) => {
  const { provider, person } = outcome;
  const search = searchFor(outcome);
  if (!search) return;
  const key = `${provider}:${person.issuer}:${person.subject}`;
  const limit = { bucket: 'join-by-sign-in', key, ...ATTEMPTS };
  const { isWithin } = await consumeRateLimit(deps.db, limit, deps.now());
  if (isWithin) await search(deps);
};
