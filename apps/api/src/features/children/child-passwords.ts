import { isBy, type Parent } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { makeStudentPassword } from '../students/make-student-password.ts';
import { renewStudentPassword, showStudentPassword } from '../students/manage-logins.ts';
import {
  readPasswordEvents,
  replacePassword,
  revealPassword,
} from '../students/student-passwords.ts';
import { selectOptionalOwnChild, selectOptionalOwnChildForUpdate } from './children.queries.ts';

const showChildPassword = (work: Work<Parent>, childId: string) =>
  work.atomically(async (tx) => {
    const ids = { parentId: work.actor.id, childId };
    const child = await selectOptionalOwnChildForUpdate(tx, ids);
    if (!child) throw new Refusal('CHD_001');
    if (!child.sealed_password) throw new Refusal('CHD_004');
    return revealPassword(work, tx, { id: child.id, sealed: child.sealed_password });
  });

/** Shows a password to whoever looks after the login: the parent, or an educator of the school. */
export const showPassword = async (work: Work, { studentId }: { studentId: string }) => {
  if (isBy(work, 'parent')) return showChildPassword(work, studentId);
  if (isBy(work, 'educator')) return showStudentPassword(work, studentId);
  throw new Refusal('CHD_001');
};

const renewChildPassword = async (work: Work<Parent>, childId: string) => {
  const password = makeStudentPassword();
  const passwordHash = await work.deps.passwords.hash(password);
  return work.atomically(async (tx) => {
    const ids = { parentId: work.actor.id, childId };
    const child = await selectOptionalOwnChildForUpdate(tx, ids);
    if (!child) throw new Refusal('CHD_001');
    await replacePassword(work, tx, { student: child, password, passwordHash });
    return { password };
  });
};

/** Makes and saves a password: of a parent's child or an educator's student. */
const renewPassword = async (work: Work, studentId: string | undefined) => {
  if (work.actor.mustChangePassword) throw new Refusal('PWD_006');
  // A student's own takes the current one (`updateUser`): a borrowed session changes nothing.
  if (isBy(work, 'student')) throw new Refusal('AUZ_001');
  if (studentId && isBy(work, 'parent')) return renewChildPassword(work, studentId);
  if (studentId && isBy(work, 'educator')) return renewStudentPassword(work, studentId);
  throw new Refusal('CHD_001');
};

/** Proposes a password, which writes nothing, or saves the new one at once. */
export const generatePassword = async (
  work: Work,
  { studentId, save }: { studentId?: string | undefined; save: boolean },
) => (save ? renewPassword(work, studentId) : { password: makeStudentPassword() });

/** Who looked at or changed the password, and when: the family may know. */
export const listPasswordEvents = async (
  { deps, actor }: Work<Parent>,
  { childId }: { childId: string },
) => {
  const child = await selectOptionalOwnChild(deps.db, { parentId: actor.id, childId });
  if (!child) throw new Refusal('CHD_001');
  return { views: await readPasswordEvents(deps.db, child.id) };
};
