import { isBy } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { holdOwnChild } from '../children/children.ts';
import { allowLink, endLink, listLinks } from '../identities/links.ts';
import { holdManagedStudent } from '../students/login-managers.ts';

type OneLink = { studentId: string; linkId: string };

/**
 * Locks a student whose login the caller manages now: a parent's child, or a student of the educator's classroom or
 * school. People who were removed, moved away or unlinked find nothing (CHD_001).
 */
const lockManagedStudent = async (work: Work, tx: Db, studentId: string) => {
  const { actor } = work;
  const isManaged = isBy(work, 'parent')
    ? await holdOwnChild(tx, { parentId: actor.id, childId: studentId })
    : await holdManagedStudent(tx, { educatorId: actor.id, studentId });
  if (!isManaged) throw new Refusal('CHD_001');
};

/** Lists the external logins of a student. */
export const listLinkedLogins = (work: Work, { studentId }: { studentId: string }) =>
  work.atomically(async (tx) => {
    await lockManagedStudent(work, tx, studentId);
    return { links: await listLinks(tx, studentId) };
  });

/** Ends the link of an external login. The sessions that it started end as well. */
export const endLinkedLogin = (work: Work, { studentId, linkId }: OneLink) =>
  work.atomically(async (tx) => {
    await lockManagedStudent(work, tx, studentId);
    await endLink(work, tx, { userId: studentId, linkId });
    return { links: await listLinks(tx, studentId) };
  });

/** Lets an external login that came from a roster sign the student in. */
export const allowLinkedLogin = (work: Work, { studentId, linkId }: OneLink) =>
  work.atomically(async (tx) => {
    await lockManagedStudent(work, tx, studentId);
    await allowLink(work, tx, { userId: studentId, linkId });
    return { links: await listLinks(tx, studentId) };
  });
