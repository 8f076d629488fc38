import type { LinkedLogin, LinkOrigin } from '@wonderfield/contract/identities/identity';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { asId } from '../../db/to-uuid.ts';
import { Refusal } from '../../domain-error.ts';
import { endLinks } from './end-links.ts';
import { selectLinksOf, updateIdentityAllowed } from './identities.queries.ts';
import { announceStudentLinks } from './notify-about-links.ts';

/* Links of external logins, for the features in which adults manage them. */

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

/** Every external login of an account, the newest first. */
export const listLinks = async (db: Db, userId: string) =>
  (await selectLinksOf(db, asId(userId))).map(toLinkedLogin);

const findLink = async (tx: Db, { userId, linkId }: OneLink, isAllowed: boolean) => {
  const links = await selectLinksOf(tx, asId(userId));
  const link = links.find(({ id, opens_account }) => id === linkId && opens_account === isAllowed);
  if (!link) throw new Refusal('SSO_010');
  return link;
};

/** Ends one link. The account is locked by the caller. */
export const endLink = async ({ deps, actor, request }: Work, tx: Db, one: OneLink) => {
  const link = await findLink(tx, one, true);
  await endLinks(deps, tx, [link], { actorId: actor.id, requestId: request.id });
};

/** Lets a closed roster link open the account. The account is locked by the caller. */
export const allowLink = async ({ deps, actor, record }: Work, tx: Db, one: OneLink) => {
  const { id, provider, user_id: userId } = await findLink(tx, one, false);
  await updateIdentityAllowed(tx, id);
  await record(tx, 'identity.tied', userId, { outcome: provider });
  await announceStudentLinks(deps, tx, { studentIds: [userId], provider, byId: actor.id });
};
