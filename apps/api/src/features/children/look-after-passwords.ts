import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { findAccount } from '../accounts/find-account.ts';
import { setPassword } from '../accounts/set-password.ts';
import { recordPasswordEvent, selectPasswordEvents } from './child-password-events.queries.ts';
import { openChildPassword, sealChildPassword } from './child-seal.ts';
import { selectOptionalOwnChild, updateSealed } from './children.queries.ts';
import { keepOwnPassword } from './keep-own-password.ts';
import { makeChildPassword } from './make-child-password.ts';
import { setStudentPassword } from './roster-passwords.ts';
import { selectOptionalTaughtStudent } from './students.queries.ts';

/** A parent's own child, or a school-made student of a classroom the educator teaches. */
const findOwnChild = async (db: Deps['db'], actor: Actor, childId: string | undefined) => {
  const find = actor.userType === 'parent' ? selectOptionalOwnChild : selectOptionalTaughtStudent;
  const child = childId ? await find(db, actor.id, childId) : undefined;
  if (!child) throw new Refusal('CHD_001');
  return child;
};

/** Shows a child's password. The view is on record in the same transaction, or nothing is shown. */
export const showChildPassword = ({ db, sealer, now }: Deps, actor: Actor, childId: string) =>
  db.transaction().execute(async (tx) => {
    const child = await findOwnChild(tx, actor, childId);
    if (!child.sealed_password) throw new Refusal('CHD_004');
    await recordPasswordEvent(tx, { child: child.id, actor, action: 'viewed', at: now() });
    const password = openChildPassword(sealer, child.id, child.sealed_password);
    return { userId: child.id, studentPassword: encodeChildPassword(password) };
  });

/** Proposes a password; nothing is written. */
export const proposeChildPassword = async () => ({
  studentPassword: encodeChildPassword(makeChildPassword()),
});

/** Makes and saves a password: of a parent's child, an educator's student, or the student who asks. */
export const renewChildPassword = async (
  { db, sealer, now, passwords }: Deps,
  actor: Actor,
  childId: string | undefined,
) => {
  // A student who must choose a new password proves the old one first (`updateUser`).
  if (actor.mustChangePassword) throw new Refusal('PWD_006');
  const password = makeChildPassword();
  const passwordHash = await passwords.hash(password);
  return db.transaction().execute(async (tx) => {
    if (actor.userType === 'student') {
      if (childId && childId !== actor.id) throw new Refusal('CHD_001');
      const student = await findAccount(tx, actor.id);
      if (!student) throw new Refusal('SSN_002');
      await setPassword(tx, student, passwordHash, now(), actor.sessionId);
      await keepOwnPassword(tx, { sealer, now }, actor, password);
    } else {
      const child = await findOwnChild(tx, actor, childId);
      if (actor.userType === 'educator') {
        await setStudentPassword({ sealer, now }, tx, actor, child, { password, passwordHash });
      } else {
        await setPassword(tx, child, passwordHash, now());
        await updateSealed(tx, child.id, sealChildPassword(sealer, child.id, password));
        await recordPasswordEvent(tx, { child: child.id, actor, action: 'changed', at: now() });
      }
    }
    return { studentPassword: encodeChildPassword(password) };
  });
};

/** Who looked at or changed the password, and when: the family may know. */
export const listPasswordEvents = async ({ db }: Deps, actor: Actor, childId: string) => {
  const child = await findOwnChild(db, actor, childId);
  const events = await selectPasswordEvents(db, child.id);
  return {
    views: events.map((event) => ({
      at: event.at.toISOString(),
      who: event.first_name ? `${event.first_name} ${event.last_name}` : '',
      role: event.actor_type,
      action: event.action as 'viewed' | 'changed',
    })),
  };
};
