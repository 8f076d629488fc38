import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import { Refusal } from '../../refusal.ts';
import type { Work } from '../../work/work.ts';
import { selectOptionalUserForUpdate, selectUser } from './accounts.queries.ts';
import { setPassword } from './accounts.ts';
import { guardPasswordTry } from './guard-password-tries.ts';
import { readPortalUser } from './read-portal-user.ts';

const wrongCurrentPassword = () =>
  new Refusal('PWD_003', { errors: { oldPassword: FIELD_MESSAGES.currentPasswordWrong } });

/** Changing one's own password always takes the current one, and signs other devices out. */
export const changePassword = async (
  { deps, actor, request, record, atomically }: Work,
  input: { oldPassword: string; password: string },
) => {
  const { db, passwords } = deps;
  const user = await selectUser(db, actor.id);
  // Guesses here count like guesses at the door: a borrowed session is no way around the limit.
  const tries = await guardPasswordTry(deps, {
    name: user.email,
    userId: user.id,
    address: request.address,
  });
  if (!(await passwords.verify(user.password_hash, input.oldPassword))) {
    await record(db, 'password.change-refused', actor.id, { outcome: 'PWD_003' });
    throw wrongCurrentPassword();
  }
  const passwordHash = await passwords.hash(input.password);
  return atomically(async (tx) => {
    // A reset that came in between wins: the password compared above is no longer the current one.
    const still = await selectOptionalUserForUpdate(tx, actor.id);
    if (still?.password_hash !== user.password_hash) throw wrongCurrentPassword();
    await setPassword(deps, tx, { user, passwordHash, keptSessionId: actor.sessionId });
    if (actor.userType === 'student') {
      const { password } = input;
      await deps.listeners.passwordChosen(deps, tx, { id: actor.id, password });
    } else {
      await deps.jobs.enqueue(tx, 'mail-password-changed', { userId: actor.id });
    }
    await tries.succeeded(tx);
    await record(tx, 'password.changed', actor.id);
    return { user: await readPortalUser(deps, tx, actor.id) };
  });
};
