import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { signInLinked } from '../identities/sign-in/redeem-sign-in.ts';
import { claimOutcome, peekOutcome } from '../identities/sso/sso-results.ts';
import { joinSyncedClasses } from './join-synced-classes.ts';

/**
 * Enrolls a Google user who claims to be a student in the synced classes that list them. Throws
 * SSO_009 if no class lists them.
 */
export const findMyClass = async (ctx: Context<Actor | null>, { tieCode }: { tieCode: string }) => {
  const { deps, request } = ctx;
  const outcomeRequest = { purpose: 'tie', code: tieCode, cookie: request.signInCookie } as const;
  const { outcome } = await peekOutcome(deps, deps.db, outcomeRequest);
  const { role } = outcome.person;
  if (role !== 'unknown' && role !== 'student') throw new DomainError('SSO_003');
  await joinSyncedClasses(ctx, outcome);
  const signedIn = await signInLinked(ctx, outcome);
  if (!signedIn) throw new DomainError('SSO_009');
  await claimOutcome(deps, deps.db, outcomeRequest);
  return signedIn;
};
