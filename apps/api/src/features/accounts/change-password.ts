import { toUserJson } from '@wonderfield/contract/accounts/user';
import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { keepOwnPassword } from '../children/keep-own-password.ts';
import { selectOptionalUserForUpdate, selectUser } from './accounts.queries.ts';
import { guardPasswordTry } from './guard-password-tries.ts';
import { readPortalUser } from './read-portal-user.ts';
import { setPassword } from './set-password.ts';

const wrongCurrentPassword = () =>
  new Refusal('PWD_003', { errors: { oldPassword: FIELD_MESSAGES.currentPasswordWrong } });

/** Changing one's own password always takes the current one, and signs other devices out. */
export const changePassword = async (
  deps: Deps,
  actor: Actor,
  input: { oldPassword: string; password: string },
  request: { id: string; address: string },
) => {
  const { db, passwords, now, jobs } = deps;
  const user = await selectUser(db, actor.id);
  // Guesses here count like guesses at the door: a borrowed session is no way around the limit.
  const tries = await guardPasswordTry(deps, user.email, request.address);
  if (!(await passwords.verify(user.password_hash, input.oldPassword))) {
    await recordEvent(db, {
      at: now(),
      action: 'password.change-refused',
      actorId: actor.id,
      subjectId: actor.id,
      outcome: 'PWD_003',
      requestId: request.id,
    });
    throw wrongCurrentPassword();
  }
  const passwordHash = await passwords.hash(input.password);
  return db.transaction().execute(async (tx) => {
    // A reset that came in between wins: the password compared above is no longer the current one.
    const still = await selectOptionalUserForUpdate(tx, actor.id);
    if (still?.password_hash !== user.password_hash) throw wrongCurrentPassword();
    await setPassword(tx, user, passwordHash, now(), actor.sessionId);
    if (actor.userType === 'student') {
      await keepOwnPassword(tx, deps, actor, input.password);
    } else {
      await jobs.enqueue(tx, 'mail-password-changed', { userId: actor.id });
    }
    await tries.succeeded(tx);
    await recordEvent(tx, {
      at: now(),
      action: 'password.changed',
      actorId: actor.id,
      subjectId: actor.id,
      requestId: request.id,
    });
    return { userJson: toUserJson(await readPortalUser(deps, tx, actor.id)) };
  });
};
