import type { Actor } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { signInLinked } from '../identities/redeem-sign-in.ts';
import { claimOutcome, peekOutcome } from '../identities/sso-results.ts';
import { joinSyncedClasses } from './join-synced-classes.ts';

/**
 * A person whom Google does not call a student says that they are one. They join the synced sections that list them;
 * a person in no such section is told to ask the teacher (SSO_009).
 */
export const findMyClass = async (work: Work<Actor | null>, { tieCode }: { tieCode: string }) => {
  const { deps, request } = work;
  const asked = { purpose: 'tie', code: tieCode, cookie: request.signInCookie } as const;
  const { outcome } = await peekOutcome(deps, deps.db, asked);
  const { role } = outcome.person;
  if (role !== 'unknown' && role !== 'student') throw new Refusal('SSO_003');
  await joinSyncedClasses(work, outcome);
  const signedIn = await signInLinked(work, outcome);
  if (!signedIn) throw new Refusal('SSO_009');
  await claimOutcome(deps, deps.db, asked);
  return signedIn;
};
