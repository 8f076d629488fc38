import type { StudentPassword } from '@wonderfield/contract/classrooms/student';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { StoredPassword } from '../../../db/stored-password.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { openPassword, sealPassword } from '../../../security/stored-password.ts';
import { setPasswords } from '../../accounts/accounts.ts';
import { selectOptionalUntouchedLoginForUpdate } from './logins.queries.ts';
import {
  insertPasswordEvent,
  insertPasswordEvents,
  selectPasswordEvents,
} from './password-events.queries.ts';

/**
 * Decrypts a password and records the view in the same transaction, so no view is unrecorded.
 * Throws CHD_008 if only the student knows it, and CHD_004 if there is none.
 */
export const revealPassword = async (
  { deps, actor }: Context,
  tx: Db,
  login: { id: string } & StoredPassword,
): Promise<StudentPassword> => {
  const password = openPassword(deps.sealer, login);
  if (password === undefined) throw new DomainError(login.password_hash ? 'CHD_008' : 'CHD_004');
  const event = { studentId: login.id, actor, at: deps.now() };
  await insertPasswordEvent(tx, { ...event, action: 'viewed' });
  return { studentId: login.id, password };
};

/**
 * Returns the unchanged login of a student whose response was lost. Later passwords require a
 * sign-in.
 */
export const revealOwnFirstLogin = async (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  studentId: string,
) => {
  const login = await selectOptionalUntouchedLoginForUpdate(tx, studentId);
  const password = login && openPassword(sealer, login);
  if (!login || password === undefined) return undefined;
  const actor = { id: studentId, userType: 'student' };
  await insertPasswordEvent(tx, { studentId, actor, at: now(), action: 'viewed' });
  return { username: login.email, password };
};

type NewPassword = { student: { id: string; email: string }; password: string };

/** Replaces passwords that adults may show, ends the sessions and records the changes. */
export const replacePasswords = async (
  { deps, actor, request }: Context,
  tx: Db,
  { passwords, mustChange }: { passwords: readonly NewPassword[]; mustChange: boolean },
) => {
  if (passwords.length === 0) return;
  await setPasswords(deps, tx, {
    passwords: passwords.map(({ student, password }) => ({
      user: student,
      stored: sealPassword(deps.sealer, { id: student.id, password }),
    })),
    mustChange,
    by: { actorId: actor.id, requestId: request.id },
  });
  const at = deps.now();
  await insertPasswordEvents(
    tx,
    passwords.map(({ student }) => ({ studentId: student.id, actor, at, action: 'changed' })),
  );
};

/** Replaces a password by an adult who may show it. The student can keep it. */
export const replacePassword = (ctx: Context, tx: Db, next: NewPassword) =>
  replacePasswords(ctx, tx, { passwords: [next], mustChange: false });

/**
 * Replaces passwords by the school. Students with the method `own` have to choose another one at
 * the next sign-in.
 */
export const replacePasswordsBySchool = (
  ctx: Context<Educator>,
  tx: Db,
  passwords: readonly NewPassword[],
) => replacePasswords(ctx, tx, { passwords, mustChange: true });

/** Records views or changes of pictures in the list that parents see. */
export const recordPasswordEvents = async (
  { deps, actor }: Context,
  tx: Db,
  { studentIds, action }: { studentIds: readonly string[]; action: 'viewed' | 'changed' },
) => {
  if (studentIds.length === 0) return;
  const at = deps.now();
  const events = studentIds.map((studentId) => ({ studentId, actor, action, at }));
  await insertPasswordEvents(tx, events);
};

/** Returns the views and changes of the password and of pictures, newest first. */
export const readPasswordEvents = async (db: Db, studentId: string) => {
  const events = await selectPasswordEvents(db, studentId);
  return events.map((event) => ({
    at: event.at.toISOString(),
    who: event.first_name ? `${event.first_name} ${event.last_name}` : '',
    role: event.actor_type,
    action: event.action,
  }));
};
