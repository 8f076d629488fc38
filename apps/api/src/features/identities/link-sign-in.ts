import type { CallInput } from '@wonderfield/contract/call';
import type { tieSignIn as call } from '@wonderfield/contract/identities/identity-calls';
import type { Actor } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { makeDeviceMark } from '../accounts/device-token.ts';
import { openAccount } from '../accounts/start-user-session.ts';
import { ensureStillOpen, provePassword } from '../accounts/verify-password.ts';
import { tieIdentity } from './link-identity.ts';
import { claimOutcome, peekOutcome } from './sso-results.ts';

/** A newcomer types the password of an account once, which ties the two and signs in. */
export const tieSignIn = async (work: Work<Actor | null>, input: CallInput<typeof call>) => {
  const { deps, request, atomically } = work;
  const { userType, password, tieCode } = input;
  const asked = { purpose: 'tie', code: tieCode, cookie: request.signInCookie } as const;
  // A wrong password must not use the code up; a wrong code must not cost a hash.
  const { outcome } = await peekOutcome(deps, deps.db, asked);
  const { role } = outcome.person;
  if (role !== 'unknown' && role !== userType) throw new Refusal('SSO_003');
  const name = input.userType === 'student' ? input.username : input.email;
  const proven = await provePassword(work, { userType, name, password });
  return atomically(async (tx) => {
    await ensureStillOpen(tx, proven);
    await claimOutcome(deps, tx, asked);
    const user = { id: proven.id, userType: proven.user_type };
    const identityId = await tieIdentity(work, tx, { user, outcome });
    const link = { provider: outcome.provider, identityId, isPasswordTyped: true };
    return {
      ...(await openAccount(work, tx, proven, { ...link, isApproved: false })),
      deviceMark: makeDeviceMark(deps, proven),
    };
  });
};
