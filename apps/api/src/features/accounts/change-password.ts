import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { isFreshSignIn } from '../sessions/sessions.ts';
import { selectOptionalUserForUpdate, selectUser } from './accounts.queries.ts';
import { setPassword } from './accounts.ts';
import { makeDeviceMark } from './device-token.ts';
import { ensureUncommonPassword } from './ensure-uncommon-password.ts';
import { countAtDoor, guardPasswordTry } from './limit-password-attempts.ts';
import { readPortalUser } from './read-portal-user.ts';

const wrongCurrentPassword = (field: 'oldPassword' | 'password' = 'oldPassword') =>
  new Refusal('PWD_003', { errors: { [field]: FIELD_MESSAGES.currentPasswordWrong } });

const noCurrentPassword = () =>
  new Refusal('VAL_001', { errors: { oldPassword: FIELD_MESSAGES.currentPasswordMissing } });
const unchangedPassword = () =>
  new Refusal('VAL_001', { errors: { password: FIELD_MESSAGES.passwordUnchanged } });

type User = Awaited<ReturnType<typeof selectUser>>;
type NewPassword = { oldPassword?: string | undefined; password: string };
type Tries = Awaited<ReturnType<typeof guardPasswordTry>>;

/** Somebody who is signed in types the password once more. */
export const proveByCurrentPassword = async (
  { deps, actor, request, record }: Work,
  user: Pick<User, 'id' | 'email' | 'password_hash'>,
  typed: string,
  /** Where it was typed. */
  field?: 'password',
): Promise<Tries> => {
  if (!user.password_hash) throw new Refusal('PWD_007');
  // As few guesses as at the door: a borrowed session is no way around the limit. In a line of its own:
  // a stranger at the door does not keep the owner from changing the password.
  const tries = await guardPasswordTry(deps, {
    name: user.email,
    userId: user.id,
    deviceId: `session:${actor.sessionId}`,
    address: request.address,
  });
  if (!(await deps.passwords.verify(user.password_hash, typed))) {
    await countAtDoor(deps, { name: user.email, userId: user.id });
    await record(deps.db, 'password.change-refused', actor.id, { outcome: 'PWD_003' });
    throw wrongCurrentPassword(field);
  }
  return tries;
};

/** While a reset is pending, the password typed at the sign-in a moment ago is not typed twice (D 8). */
const proveBySignIn = async ({ deps, actor }: Work, user: User, password: string) => {
  const isProven = actor.mustChangePassword && (await isFreshSignIn(deps, actor.sessionId));
  if (!isProven) throw noCurrentPassword();
  if (await deps.passwords.verify(user.password_hash, password)) throw unchangedPassword();
};

/** Changing one's own password takes the current one, and signs other devices out. */
export const changePassword = async (work: Work, input: NewPassword) => {
  const { deps, actor, request, record, atomically } = work;
  const { db, passwords } = deps;
  const user = await selectUser(db, actor.id);
  const tries = input.oldPassword
    ? await proveByCurrentPassword(work, user, input.oldPassword)
    : await proveBySignIn(work, user, input.password);
  if (actor.userType !== 'student') {
    const { first_name, last_name, email } = user;
    await ensureUncommonPassword(deps, input.password, [first_name, last_name, email]);
  }
  const passwordHash = await passwords.hash(input.password);
  return atomically(async (tx) => {
    // A reset that came in between wins: the password compared above is no longer the current one.
    const still = await selectOptionalUserForUpdate(tx, actor.id);
    if (still?.password_hash !== user.password_hash) throw wrongCurrentPassword();
    await setPassword(deps, tx, {
      user,
      passwordHash,
      keptSessionId: actor.sessionId,
      by: { actorId: actor.id, requestId: request.id },
    });
    if (actor.userType === 'student') {
      const { password } = input;
      await deps.listeners.passwordChosen(deps, tx, { id: actor.id, password });
    } else {
      await deps.jobs.enqueue(tx, 'mail-password-changed', { userId: actor.id });
    }
    await tries?.succeeded(tx);
    await record(tx, 'password.changed', actor.id);
    return {
      user: await readPortalUser(deps, tx, actor),
      deviceMark: makeDeviceMark(deps, { id: actor.id, password_hash: passwordHash }),
    };
  });
};
