import { toUserJson } from '@wonderfield/contract/accounts/user';
import type { NewChild } from '@wonderfield/contract/children/child';
import { TEXTS } from '@wonderfield/contract/texts';
import type { Actor } from '../../calls/actor.ts';
import type { Atomically } from '../../calls/answer-once.ts';
import { type Db, isUniqueViolation } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { readPortalUser } from '../accounts/read-portal-user.ts';
import { recordEvent } from '../audit/record-event.ts';
import { dropTellingName } from '../avatars/drop-telling-name.ts';
import { sealChildPassword } from './child-seal.ts';
import {
  insertChild,
  insertGuardianship,
  restoreOrphan,
  selectOptionalConsent,
  selectOptionalOrphan,
  updateSealed,
} from './children.queries.ts';

const translateTakenName = (error: unknown): never => {
  if (isUniqueViolation(error, 'users_email_unique')) {
    throw new Refusal('CHD_002', { errors: { email: TEXTS.childExists } });
  }
  throw error;
};

/** A child unlinked by this parent within 30 days comes back with all it had (D 4). */
const makeOrRestore = async (
  tx: Db,
  parentId: string,
  child: NewChild,
  passwordHash: string,
  now: Date,
) => {
  const orphan = await selectOptionalOrphan(tx, child.email, parentId);
  if (!orphan) return insertChild(tx, child, parentId, passwordHash, now);
  await restoreOrphan(tx, orphan.id, child, passwordHash, now);
  await dropTellingName(tx, orphan.id);
  return orphan.id;
};

/** Makes a child of the signed-in parent. An existing username is never linked to somebody new. */
export const createChild = async (
  deps: Deps,
  actor: Actor,
  child: NewChild,
  atomically: Atomically,
  requestId: string,
) => {
  if (child.parentId && child.parentId !== actor.id) throw new Refusal('AUZ_001');
  const { passwords, sealer, now } = deps;
  const passwordHash = await passwords.hash(child.password);
  return atomically(async (tx) => {
    // Looked at inside the transaction: no child without a consent, whatever happened meanwhile.
    const consent = await selectOptionalConsent(tx, actor.id);
    if (!consent) throw new Refusal('AGE_001');
    const childId = await makeOrRestore(tx, actor.id, child, passwordHash, now());
    await updateSealed(tx, childId, sealChildPassword(sealer, childId, child.password));
    await insertGuardianship(tx, actor.id, childId, consent.id);
    await recordEvent(tx, {
      at: now(),
      action: 'child.created',
      actorId: actor.id,
      subjectId: childId,
      requestId,
    });
    return { userJson: toUserJson(await readPortalUser(deps, tx, actor.id)) };
  }).catch(translateTakenName);
};
