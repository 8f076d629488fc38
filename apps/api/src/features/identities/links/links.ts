import type { LinkedLogin, LinkOrigin } from '@wonderfield/contract/identities/identity';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { toUuid } from '../../../db/to-uuid.ts';
import { DomainError } from '../../../domain-error.ts';
import { selectLinksOf, updateIdentityAllowed } from '../identities.queries.ts';
import { endLinks } from './end-links.ts';
import { emitStudentLinks } from './notify-about-links.ts';

/* Linked identities, for features in which adults manage them. */

type Link = Awaited<ReturnType<typeof selectLinksOf>>[number];
type OneLink = { userId: string; linkId: string };

const ORIGINS: Record<Link['tied_by'], LinkOrigin> = {
  sync: 'roster',
  educator: 'educator',
  password: 'password',
  provider: 'provider',
};

const toLinkedLogin = (link: Link): LinkedLogin => ({
  linkId: link.id,
  provider: link.provider,
  linkedBy: link.opened_with_password ? 'password' : ORIGINS[link.tied_by],
  linkedAt: link.created_at.toISOString(),
  lastUsedAt: link.last_used_at?.toISOString(),
  isAllowed: link.opens_account,
});

/** Lists the identities of an account, newest first. */
export const listLinks = async (db: Db, userId: string) =>
  (await selectLinksOf(db, toUuid(userId))).map(toLinkedLogin);

const findLink = async (tx: Db, { userId, linkId }: OneLink, isAllowed: boolean) => {
  const links = await selectLinksOf(tx, toUuid(userId));
  const link = links.find(({ id, opens_account }) => id === linkId && opens_account === isAllowed);
  if (!link) throw new DomainError('SSO_010');
  return link;
};

/** Unlinks one identity. The caller has locked the account. */
export const endLink = async ({ deps, actor, request }: Context, tx: Db, one: OneLink) => {
  const link = await findLink(tx, one, true);
  await endLinks(deps, tx, [link], { actorId: actor.id, requestId: request.id });
};

/** Lets a closed roster identity sign in again. The caller has locked the account. */
export const allowLink = async ({ deps, actor, audit }: Context, tx: Db, one: OneLink) => {
  const { id, provider, user_id: userId } = await findLink(tx, one, false);
  await updateIdentityAllowed(tx, id);
  await audit(tx, 'identity.tied', userId, { outcome: provider });
  await emitStudentLinks(deps, tx, { studentIds: [userId], provider, byId: actor.id });
};
