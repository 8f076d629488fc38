import type { Db } from '../../db/connection/connection.ts';

export type LinkPurpose = 'confirm-email' | 'reset-password';

export const deleteUnusedLinks = (
  db: Db,
  { userIds, purpose }: { userIds: readonly string[]; purpose: LinkPurpose },
) =>
  db
    .deleteFrom('mailed_links')
    .where('user_id', 'in', [...userIds])
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();

/** Replaces an older link, so each user has at most one valid link per purpose. */
export const replaceMailedLink = async (
  tx: Db,
  link: { userId: string; purpose: LinkPurpose; tokenSha256: Buffer; now: Date; expiresAt: Date },
) => {
  // Lock the user's row first. Otherwise two concurrent requests would not see each other's link.
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', link.userId)
    .forNoKeyUpdate()
    .execute();
  await deleteUnusedLinks(tx, { userIds: [link.userId], purpose: link.purpose });
  await tx
    .insertInto('mailed_links')
    .values({
      user_id: link.userId,
      purpose: link.purpose,
      token_sha256: link.tokenSha256,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute();
};

/** Returns the owner of the link, even if the link has expired or was used. */
export const selectOptionalLinkOwner = (
  db: Db,
  { purpose, tokenSha256 }: { purpose: LinkPurpose; tokenSha256: Buffer },
) =>
  db
    .selectFrom('mailed_links')
    .select('user_id')
    .where('token_sha256', '=', tokenSha256)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** Consumes the link in one statement, so only one of several concurrent requests gets it. */
export const claimMailedLink = (
  db: Db,
  link: { purpose: LinkPurpose; tokenSha256: Buffer; now: Date; userId?: string },
) =>
  db
    .updateTable('mailed_links')
    .set({ used_at: link.now })
    .where('token_sha256', '=', link.tokenSha256)
    .where('purpose', '=', link.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', link.now)
    .$if(link.userId !== undefined, (query) => query.where('user_id', '=', link.userId as string))
    .returning('user_id')
    .executeTakeFirst();

export const selectOptionalUsedLink = (
  db: Db,
  { purpose, tokenSha256, now }: { purpose: LinkPurpose; tokenSha256: Buffer; now: Date },
) =>
  db
    .selectFrom('mailed_links')
    .select('user_id')
    .where('token_sha256', '=', tokenSha256)
    .where('purpose', '=', purpose)
    .where('used_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
