import { isBy, type Parent } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { createStudentPassword } from '../students/logins/make-student-password.ts';
import { renewStudentPassword, showStudentPassword } from '../students/logins/manage-logins.ts';
import {
  readPasswordEvents,
  replacePassword,
  revealPassword,
} from '../students/logins/student-passwords.ts';
import { selectOptionalOwnChild, selectOptionalOwnChildForUpdate } from './children.queries.ts';

const showChildPassword = (ctx: Context<Parent>, childId: string) =>
  ctx.transaction(async (tx) => {
    const ids = { parentId: ctx.actor.id, childId };
    const child = await selectOptionalOwnChildForUpdate(tx, ids);
    if (!child) throw new DomainError('CHD_001');
    return revealPassword(ctx, tx, child);
  });

/** Shows a password to the adult who manages the login: the parent or an educator of the school. */
export const showPassword = async (ctx: Context, { studentId }: { studentId: string }) => {
  if (isBy(ctx, 'parent')) return showChildPassword(ctx, studentId);
  if (isBy(ctx, 'educator')) return showStudentPassword(ctx, studentId);
  throw new DomainError('CHD_001');
};

const renewChildPassword = (ctx: Context<Parent>, childId: string) =>
  ctx.transaction(async (tx) => {
    const ids = { parentId: ctx.actor.id, childId };
    const child = await selectOptionalOwnChildForUpdate(tx, ids);
    if (!child) throw new DomainError('CHD_001');
    const password = createStudentPassword();
    await replacePassword(ctx, tx, { student: child, password });
    return { password };
  });

/** Creates and saves a password for a parent's child or an educator's student. */
const renewPassword = async (ctx: Context, studentId: string | undefined) => {
  if (ctx.actor.mustChangePassword) throw new DomainError('PWD_006');
  // Students change their own password with the current one in `updateUser`, so a stolen session
  // cannot change it.
  if (isBy(ctx, 'student')) throw new DomainError('AUZ_001');
  if (studentId && isBy(ctx, 'parent')) return renewChildPassword(ctx, studentId);
  if (studentId && isBy(ctx, 'educator')) return renewStudentPassword(ctx, studentId);
  throw new DomainError('CHD_001');
};

/** Proposes a password without writing anything, or saves a new one immediately. */
export const generatePassword = async (
  ctx: Context,
  { studentId, save }: { studentId?: string | undefined; save: boolean },
) => (save ? renewPassword(ctx, studentId) : { password: createStudentPassword() });

/** Lists who viewed or changed the child's password, for the family. */
export const listPasswordEvents = async (
  { deps, actor }: Context<Parent>,
  { childId }: { childId: string },
) => {
  const child = await selectOptionalOwnChild(deps.db, { parentId: actor.id, childId });
  if (!child) throw new DomainError('CHD_001');
  return { views: await readPasswordEvents(deps.db, child.id) };
};
