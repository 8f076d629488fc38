import type { StudentPassword } from '@wonderfield/contract/classrooms/student';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { setPassword } from '../accounts/accounts.ts';
import {
  selectOptionalLoginForUpdate,
  selectOptionalUntouchedLoginForUpdate,
  updateMustChange,
  updateSealedPassword,
} from './logins.queries.ts';
import { insertPasswordEvent, selectPasswordEvents } from './password-events.queries.ts';
import { openStudentPassword, sealStudentPassword } from './student-password-encryption.ts';

/** Keeps a copy of the password for whoever looks after the login. */
export const storeSealedPassword = async (
  { sealer }: Pick<Deps, 'sealer'>,
  tx: Db,
  { id, password }: { id: string; password: string },
) => {
  const sealed = sealStudentPassword(sealer, { id, password });
  await updateSealedPassword(tx, { studentId: id, sealed });
};

/** Opens the copy. The view is on record in the same transaction, or nothing is shown. */
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
 * The login of a student who made it and lost the answer. Whatever was set since is not theirs to
 * see without signing in.
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

/** A student's login as it is now, for the student whose session may show it. The view is on record. */
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

/** Whoever looks after a login gives it another password: sessions end, and it is on record. */
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

/** A password the school sets: the student chooses their own at the next sign-in (D 4). */
export const replacePasswordBySchool = async (
  ctx: Context<Educator>,
  tx: Db,
  next: NewPassword,
) => {
  await replacePassword(ctx, tx, next);
  await updateMustChange(tx, next.student.id);
};

/** Who looked at or changed the password, and when, newest first. */
export const readPasswordEvents = async (db: Db, studentId: string) => {
  const events = await selectPasswordEvents(db, studentId);
  return events.map((event) => ({
    at: event.at.toISOString(),
    who: event.first_name ? `${event.first_name} ${event.last_name}` : '',
    role: event.actor_type,
    action: event.action,
  }));
};
