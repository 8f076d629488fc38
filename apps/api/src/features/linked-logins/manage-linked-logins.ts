import { isBy } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { lockOwnChild } from '../children/children.ts';
import { allowLink, endLink, listLinks } from '../identities/links/links.ts';
import { lockManagedAccount } from '../students/logins/login-managers.ts';

type OneLink = { studentId: string; linkId: string };

/**
 * Locks a student whose login the caller manages: a parent's child, or a student of the educator's
 * classroom or school. Throws CHD_001 for former managers.
 */
const lockManagedStudent = async (ctx: Context, tx: Db, studentId: string) => {
  const { actor } = ctx;
  const isManaged = isBy(ctx, 'parent')
    ? await lockOwnChild(tx, { parentId: actor.id, childId: studentId })
    : await lockManagedAccount(tx, { educatorId: actor.id, studentId });
  if (!isManaged) throw new DomainError('CHD_001');
};

/** Lists the linked identities of a student. */
export const listLinkedLogins = (ctx: Context, { studentId }: { studentId: string }) =>
  ctx.transaction(async (tx) => {
    await lockManagedStudent(ctx, tx, studentId);
    return { links: await listLinks(tx, studentId) };
  });

/** Unlinks an identity and ends the sessions that it started. */
export const endLinkedLogin = (ctx: Context, { studentId, linkId }: OneLink) =>
  ctx.transaction(async (tx) => {
    await lockManagedStudent(ctx, tx, studentId);
    await endLink(ctx, tx, { userId: studentId, linkId });
    return { links: await listLinks(tx, studentId) };
  });

/** Lets an identity from a roster sign the student in. */
export const allowLinkedLogin = (ctx: Context, { studentId, linkId }: OneLink) =>
  ctx.transaction(async (tx) => {
    await lockManagedStudent(ctx, tx, studentId);
    await allowLink(ctx, tx, { userId: studentId, linkId });
    return { links: await listLinks(tx, studentId) };
  });
