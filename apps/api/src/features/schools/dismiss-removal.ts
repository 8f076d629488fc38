import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { readPortalUser } from '../accounts/read-portal-user.ts';
import { deleteRemoval } from './membership.queries.ts';

/** A teacher has read that a school took them off its license; saying so again changes nothing. */
export const dismissRemoval = async ({ deps, actor }: Context<Educator>) => {
  await deleteRemoval(deps.db, actor.id);
  return { user: await readPortalUser(deps, deps.db, actor) };
};
