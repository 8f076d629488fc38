import type { NewChild } from '@wonderfield/contract/children/child-forms';
import { methodOfGrade } from '@wonderfield/contract/sign-in-method';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import type { Parent } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { sealPassword } from '../../security/stored-password.ts';
import { setPassword } from '../accounts/accounts.ts';
import { readPortalUser } from '../accounts/profile/read-portal-user.ts';
import { dropTellingName } from '../avatars/avatars.ts';
import { endCards } from '../students/methods/cards.ts';
import { columnsOfMethod } from '../students/methods/pictures.ts';
import { insertChild, selectOptionalConsent, updateRestored } from './children.queries.ts';
import { ensureOwnUsername, ensureRoomForOneMore } from './children.rules.ts';
import {
  countChildrenOf,
  insertGuardianship,
  selectFamilyForUpdate,
  selectOptionalDeactivatedForUpdate,
} from './link/guardianships.queries.ts';
import { deleteUnlinked, selectOptionalUnlinkedNamed } from './link/unlinked-children.queries.ts';
import { retainedSince } from './link/unlinked-children.rules.ts';

/** Returns how a new child signs in. The grade decides if the parent chose nothing. */
const methodOf = ({ signInMethod, grade }: NewChild) => signInMethod ?? methodOfGrade(grade);

type Made = { child: NewChild; now: Date };

/**
 * Rejects the username of a child that this parent unlinked but that has another affiliation. The
 * form must not overwrite it, so it can only be relinked.
 */
const ensureNotUnlinked = async (tx: Db, parentId: string, { child, now }: Made) => {
  const by = { parentId, since: retainedSince(now), username: child.username };
  if (await selectOptionalUnlinkedNamed(tx, by)) {
    throw new DomainError('CHD_007', { errors: { username: MESSAGE_CODES.CHD_007.text } });
  }
};

/** Restores a child that this parent unlinked within 30 days, or creates a new one. */
const createOrRestore = async ({ deps, actor, request }: Context<Parent>, tx: Db, made: Made) => {
  const { username } = made.child;
  const parentId = actor.id;
  const deactivated = await selectOptionalDeactivatedForUpdate(tx, { username, parentId });
  if (!deactivated) {
    await ensureNotUnlinked(tx, parentId, made);
    ensureOwnUsername(username);
    const id = crypto.randomUUID();
    const stored = sealPassword(deps.sealer, { id, password: made.child.password });
    const login = columnsOfMethod(deps.sealer, { id, method: methodOf(made.child) });
    const childId = await insertChild(tx, { ...made, id, parentId, stored, login });
    if (!childId) throw new DomainError('CHD_002', { errors: { username: TEXTS.childExists } });
    return childId;
  }
  await deleteUnlinked(tx, { parentId, childId: deactivated.id });
  const method = methodOf(made.child);
  const login = columnsOfMethod(deps.sealer, { id: deactivated.id, method });
  await updateRestored(tx, { ...made, login, childId: deactivated.id });
  await endCards(deps, tx, [deactivated.id]);
  await setPassword(deps, tx, {
    user: { id: deactivated.id, email: username },
    stored: sealPassword(deps.sealer, { id: deactivated.id, password: made.child.password }),
    by: { actorId: parentId, requestId: request.id },
  });
  await dropTellingName(tx, deactivated.id);
  return deactivated.id;
};

/** Creates a child of the signed-in parent. Never links an existing username to another parent. */
export const createChild = async (ctx: Context<Parent>, child: NewChild) => {
  const { deps, actor } = ctx;
  if (child.parentId && child.parentId !== actor.id) throw new DomainError('AUZ_001');
  return ctx.idempotent({
    make: async (tx) => {
      // Check inside the transaction, so no child is ever created without a consent.
      const consent = await selectOptionalConsent(tx, actor.id);
      if (!consent) throw new DomainError('AGE_001');
      await selectFamilyForUpdate(tx, actor.id);
      ensureRoomForOneMore(await countChildrenOf(tx, actor.id));
      const childId = await createOrRestore(ctx, tx, { child, now: deps.now() });
      await insertGuardianship(tx, { parentId: actor.id, childId, consentId: consent.id });
      await ctx.audit(tx, 'child.created', childId);
      return [childId];
    },
    answer: async (tx) => ({ user: await readPortalUser(deps, tx, actor) }),
  });
};
