import type { CallInput } from '@wonderfield/contract/define-call';
import type { tieSignIn as call } from '@wonderfield/contract/identities/identity-calls';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { createDeviceToken } from '../../accounts/sign-in/device-token.ts';
import { startUserSession } from '../../accounts/sign-in/start-user-session.ts';
import { ensureStillOpen, verifyPassword } from '../../accounts/sign-in/verify-password.ts';
import { claimOutcome, peekOutcome } from '../sso/sso-results.ts';
import { linkIdentity } from './link-identity.ts';

/** Links an unlinked identity to an account by its password and signs in. */
export const linkSignIn = async (ctx: Context<Actor | null>, input: CallInput<typeof call>) => {
  const { deps, request, transaction } = ctx;
  const { userType, password, tieCode } = input;
  const outcomeRequest = { purpose: 'tie', code: tieCode, cookie: request.signInCookie } as const;
  // A wrong password must not consume the code, and a wrong code must not cost a hash.
  const { outcome } = await peekOutcome(deps, deps.db, outcomeRequest);
  const { role } = outcome.person;
  if (role !== 'unknown' && role !== userType) throw new DomainError('SSO_003');
  const name = input.userType === 'student' ? input.username : input.email;
  const proven = await verifyPassword(ctx, { userType, name, password });
  return transaction(async (tx) => {
    await ensureStillOpen(tx, proven);
    await claimOutcome(deps, tx, outcomeRequest);
    const user = { id: proven.id, userType: proven.user_type };
    const identityId = await linkIdentity(ctx, tx, { user, outcome });
    const link = { provider: outcome.provider, identityId, isPasswordTyped: true };
    return {
      ...(await startUserSession(ctx, tx, proven, { link: { ...link, isApproved: false } })),
      deviceMark: createDeviceToken(deps, proven),
    };
  });
};
