import type { StudentPassword } from '@wonderfield/contract/classrooms/student';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { setPassword } from '../../accounts/accounts.ts';
import {
  selectOptionalLoginForUpdate,
  selectOptionalUntouchedLoginForUpdate,
  updateMustChange,
  updateSealedPassword,
} from './logins.queries.ts';
import { insertPasswordEvent, selectPasswordEvents } from './password-events.queries.ts';
import { openStudentPassword, sealStudentPassword } from './student-password-encryption.ts';

/** Stores an encrypted copy of the password for the managers of the login. */
export const storeSealedPassword = async (
  { sealer }: Pick<Deps, 'sealer'>,
  tx: Db,
  { id, password }: { id: string; password: string },
) => {
  const sealed = sealStudentPassword(sealer, { id, password });
  await updateSealedPassword(tx, { studentId: id, sealed });
};

/** Decrypts the copy and records the view in the same transaction, so no view is unrecorded. */
export const revealPassword = async (
  { deps, actor }: Context,
  tx: Db,
  { id, sealed }: { id: string; sealed: Buffer },
): Promise<StudentPassword> => {
  const event = { studentId: id, actor, at: deps.now() };
  await insertPasswordEvent(tx, { ...event, action: 'viewed' });
  return { studentId: id, password: openStudentPassword(deps.sealer, { id, sealed }) };
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
  if (!login?.sealed_password) return undefined;
  const actor = { id: studentId, userType: 'student' };
  await insertPasswordEvent(tx, { studentId, actor, at: now(), action: 'viewed' });
  const sealed = login.sealed_password;
  return {
    username: login.email,
    password: openStudentPassword(sealer, { id: studentId, sealed }),
  };
};

/** Returns the current login to the student of the session and records the view. */
export const revealOwnLogin = async (ctx: Context, tx: Db) => {
  const login = await selectOptionalLoginForUpdate(tx, ctx.actor.id);
  if (!login?.sealed_password) return undefined;
  const { id, email, sealed_password: sealed } = login;
  const { password } = await revealPassword(ctx, tx, { id, sealed });
  return { username: email, password };
};

type NewPassword = {
  student: { id: string; email: string };
  password: string;
  passwordHash: string;
};

/** Replaces the password of a student, ends the sessions and records the change. */
export const replacePassword = async (
  { deps, actor, request }: Context,
  tx: Db,
  { student, password, passwordHash }: NewPassword,
) => {
  const by = { actorId: actor.id, requestId: request.id };
  await setPassword(deps, tx, { user: student, passwordHash, by });
  await storeSealedPassword(deps, tx, { id: student.id, password });
  const event = { studentId: student.id, actor, at: deps.now() };
  await insertPasswordEvent(tx, { ...event, action: 'changed' });
};

/** Replaces the password by the school. The student has to choose another at the next sign-in. */
export const replacePasswordBySchool = async (
  ctx: Context<Educator>,
  tx: Db,
  next: NewPassword,
) => {
  await replacePassword(ctx, tx, next);
  await updateMustChange(tx, next.student.id);
};

/** Returns the views and changes of the password, newest first. */
export const readPasswordEvents = async (db: Db, studentId: string) => {
  const events = await selectPasswordEvents(db, studentId);
  return events.map((event) => ({
    at: event.at.toISOString(),
    who: event.first_name ? `${event.first_name} ${event.last_name}` : '',
    role: event.actor_type,
    action: event.action,
  }));
};
