import { toUserJson } from '@wonderfield/contract/accounts/user';
import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { ensureReadOnlyUnchanged } from '../accounts/profile.rules.ts';
import { readPortalUser } from '../accounts/read-portal-user.ts';
import { setPassword } from '../accounts/set-password.ts';
import { writeChildChanges } from '../accounts/write-changes.ts';
import { recordEvent } from '../audit/record-event.ts';
import { recordPasswordEvent } from './child-password-events.queries.ts';
import { sealChildPassword } from './child-seal.ts';
import { selectOptionalOwnChild, updateSealed } from './children.queries.ts';

/** A parent changes a child: only what was sent is written. A password needs no old one here. */
export const updateChild = async (
  deps: Deps,
  actor: Actor,
  childId: string,
  changes: UserChanges,
  requestId: string,
) => {
  const { db, now, passwords, sealer } = deps;
  const passwordHash = changes.password && (await passwords.hash(changes.password));
  return db.transaction().execute(async (tx) => {
    const child = await selectOptionalOwnChild(tx, actor.id, childId);
    if (!child) throw new Refusal('CHD_001');
    ensureReadOnlyUnchanged(changes, { email: child.email });
    await writeChildChanges(tx, child.id, changes, now());
    if (passwordHash && changes.password) {
      await setPassword(tx, { id: child.id, email: child.email }, passwordHash, now());
      await updateSealed(tx, child.id, sealChildPassword(sealer, child.id, changes.password));
      await recordPasswordEvent(tx, { child: child.id, actor, action: 'changed', at: now() });
    }
    await recordEvent(tx, {
      at: now(),
      action: 'child.updated',
      actorId: actor.id,
      subjectId: child.id,
      requestId,
    });
    return { userJson: toUserJson(await readPortalUser(deps, tx, actor.id)) };
  });
};
