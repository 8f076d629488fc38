import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import type { Actor } from '../../calls/actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { setPassword } from '../accounts/set-password.ts';
import { recordPasswordEvent } from './child-password-events.queries.ts';
import { openChildPassword, sealChildPassword } from './child-seal.ts';
import { updateSealed } from './children.queries.ts';
import { selectKeptPasswords, updateMustChange } from './pupils.queries.ts';

/**
 * The passwords a school handed out and nobody replaced yet; each view is on record, or none is
 * shown. What a pupil chose is no matter for a whole class's printout.
 */
export const openRosterPasswords = async (
  { sealer, now }: Deps,
  tx: Db,
  actor: Actor,
  classroomId: string,
) => {
  const pupils = await selectKeptPasswords(tx, classroomId);
  const shown: { userId: string; studentPassword: string }[] = [];
  for (const { id, sealed_password, must_change_password } of pupils) {
    if (!sealed_password || !must_change_password) continue;
    await recordPasswordEvent(tx, { child: id, actor, action: 'viewed', at: now() });
    const password = openChildPassword(sealer, id, sealed_password);
    shown.push({ userId: id, studentPassword: encodeChildPassword(password) });
  }
  return shown;
};

/** Whose passwords the school of a classroom may renew. */
export const listKeptPupils = (tx: Db, classroomId: string) => selectKeptPasswords(tx, classroomId);

/** A password the school sets: sessions end, and the pupil chooses an own one at the next sign-in. */
export const setPupilPassword = async (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  actor: Pick<Actor, 'id' | 'userType'>,
  pupil: { id: string; email: string },
  next: { password: string; passwordHash: string },
) => {
  await setPassword(tx, pupil, next.passwordHash, now());
  await updateMustChange(tx, pupil.id);
  await updateSealed(tx, pupil.id, sealChildPassword(sealer, pupil.id, next.password));
  await recordPasswordEvent(tx, { child: pupil.id, actor, action: 'changed', at: now() });
};
