import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { readPortalUser } from '../accounts/profile/read-portal-user.ts';
import { deleteRemoval } from './membership.queries.ts';

/** Dismisses the notice about a removal from a school. Repeating it has no effect. */
export const dismissRemoval = async ({ deps, actor }: Context<Educator>) => {
  await deleteRemoval(deps.db, actor.id);
  return { user: await readPortalUser(deps, deps.db, actor) };
};
