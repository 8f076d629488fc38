import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import {
  hashed,
  hasPassword,
  isSamePassword,
  sealPassword,
  verifyStoredPassword,
} from '../../../security/stored-password.ts';
import { isFreshSignIn } from '../../sessions/sessions.ts';
import { isShownToParents, selectOptionalUserForUpdate, selectUser } from '../accounts.queries.ts';
import { setPassword } from '../accounts.ts';
import { readPortalUser } from '../profile/read-portal-user.ts';
import { createDeviceToken } from '../sign-in/device-token.ts';
import { countSignInAttempt, limitPasswordAttempts } from '../sign-in/limit-password-attempts.ts';
import { ensureUncommonPassword } from './ensure-uncommon-password.ts';

const wrongCurrentPassword = (field: 'oldPassword' | 'password' = 'oldPassword') =>
  new DomainError('PWD_003', { errors: { [field]: FIELD_MESSAGES.currentPasswordWrong } });

const noCurrentPassword = () =>
  new DomainError('VAL_001', { errors: { oldPassword: FIELD_MESSAGES.currentPasswordMissing } });
const unchangedPassword = () =>
  new DomainError('VAL_001', { errors: { password: FIELD_MESSAGES.passwordUnchanged } });

type User = Awaited<ReturnType<typeof selectUser>>;
type NewPassword = { oldPassword?: string | undefined; password: string };
type Attempts = Awaited<ReturnType<typeof limitPasswordAttempts>>;

/** Verifies the signed-in user by the current password. */
export const verifyByCurrentPassword = async (
  { deps, actor, request, audit }: Context,
  user: Pick<User, 'id' | 'email' | 'password_hash' | 'sealed_password'>,
  typed: string,
  /** The form field of the password. */
  field?: 'password',
): Promise<Attempts> => {
  if (!hasPassword(user)) throw new DomainError('PWD_007');
  // A stolen session must not bypass the guess limit of the sign-in page. Attempts are counted
  // separately, so guesses on the sign-in page cannot block the owner.
  const attempts = await limitPasswordAttempts(deps, {
    name: user.email,
    userId: user.id,
    deviceId: `session:${actor.sessionId}`,
    address: request.address,
  });
  if (!(await verifyStoredPassword(deps, user, typed))) {
    await countSignInAttempt(deps, { name: user.email, userId: user.id });
    await audit(deps.db, 'password.change-refused', actor.id, { outcome: 'PWD_003' });
    throw wrongCurrentPassword(field);
  }
  return attempts;
};

/** Accepts a fresh sign-in in place of the current password while a reset is pending. */
const verifyBySignIn = async ({ deps, actor }: Context, user: User, password: string) => {
  const isVerified = actor.mustChangePassword && (await isFreshSignIn(deps, actor.sessionId));
  if (!isVerified) throw noCurrentPassword();
  if (await verifyStoredPassword(deps, user, password)) throw unchangedPassword();
};

/**
 * Changes the caller's password after verifying the current one. Ends the sessions of all other
 * devices.
 */
export const changePassword = async (ctx: Context, input: NewPassword) => {
  const { deps, actor, request, audit, transaction } = ctx;
  const { db, passwords } = deps;
  const user = await selectUser(db, actor.id);
  const attempts = input.oldPassword
    ? await verifyByCurrentPassword(ctx, user, input.oldPassword)
    : await verifyBySignIn(ctx, user, input.password);
  if (actor.userType !== 'student') {
    const { first_name, last_name, email } = user;
    await ensureUncommonPassword(deps, input.password, [first_name, last_name, email]);
  }
  const passwordHash = await passwords.hash(input.password);
  return transaction(async (tx) => {
    // A concurrent reset wins, because the password compared above is no longer the current one.
    const still = await selectOptionalUserForUpdate(tx, actor.id);
    if (!isSamePassword(still, user)) throw wrongCurrentPassword();
    const stored = (await isShownToParents(tx, actor.id))
      ? sealPassword(deps.sealer, { id: actor.id, password: input.password })
      : hashed(passwordHash);
    await setPassword(deps, tx, {
      user,
      stored,
      keptSessionId: actor.sessionId,
      by: { actorId: actor.id, requestId: request.id },
    });
    if (actor.userType === 'student') {
      await deps.events.studentChosePassword(deps, tx, { id: actor.id });
    } else {
      await deps.jobs.enqueue(tx, 'mail-password-changed', { userId: actor.id });
    }
    await attempts?.succeeded(tx);
    await audit(tx, 'password.changed', actor.id);
    return {
      user: await readPortalUser(deps, tx, actor),
      deviceMark: createDeviceToken(deps, { id: actor.id, ...stored }),
    };
  });
};
