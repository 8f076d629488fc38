import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Deps } from '../../dependencies.ts';
import { consumeRateLimit } from '../../security/rate-limits.ts';
import { joinCleverSections } from '../classroom-sync/join/join-clever-sections.ts';
import { joinGoogleClasses } from '../classroom-sync/join/join-google-classes.ts';
import { schoolDomainOf } from '../educators/school-domain.ts';
import type { Outcome } from '../identities/sso/sso-results.ts';

/** Limit of searches per student, because each one sends requests to the service. */
const ATTEMPTS = { times: 5, seconds: 3600 };

/**
 * Returns the search function for this student's classes, or undefined if the service cannot be
 * asked.
 */
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
 * Enrolls a student at the first sign-in in the synced classes that list them, by the rules of the
 * nightly sync. Throws EXT_005 if the service asks us to wait.
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
