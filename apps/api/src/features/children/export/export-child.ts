import { strToU8, zipSync } from 'fflate';
import type { Parent } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { createToken, sha256 } from '../../../security/tokens.ts';
import { lockSession } from '../../sessions/sessions.ts';
import { listMergedInto } from '../../students/merged-accounts.ts';
import { selectOptionalOwnChild, selectOptionalOwnChildForUpdate } from '../children.queries.ts';
import {
  claimChildExport,
  type Everything,
  insertChildExport,
  selectEverythingAbout,
} from './child-exports.queries.ts';
import { layOutExport } from './export-page.ts';

const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Creates an export link that works once and for one day. */
export const exportChild = (ctx: Context<Parent>, { childId }: { childId: string }) =>
  ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    // Lock the session. Ending it deletes its links, so it must not create one afterwards.
    if (!(await lockSession(tx, actor.sessionId))) throw new DomainError('SSN_002');
    const child = await selectOptionalOwnChildForUpdate(tx, { parentId: actor.id, childId });
    if (!child) throw new DomainError('CHD_001');
    const token = createToken();
    await insertChildExport(tx, {
      tokenSha256: sha256(token),
      childId: child.id,
      parentId: actor.id,
      expiresAt: new Date(deps.now().getTime() + LINK_LIFETIME_MS),
    });
    await ctx.audit(tx, 'child.exported', child.id);
    return { downloadUrl: `${deps.config.PUBLIC_URL}/users/childExport?token=${token}` };
  });

/** Reads one picture for each of the child's accounts. */
const readPictures = async (assetStore: Deps['assetStore'], { users = [] }: Everything) => {
  const files: Record<string, Uint8Array> = {};
  for (const { picture_name: name } of users) {
    const picture =
      typeof name === 'string' ? await assetStore.readPicture(name, 'original') : undefined;
    const number = Object.keys(files).length + 1;
    if (picture) files[number > 1 ? `picture-${number}.webp` : 'picture.webp'] = picture;
  }
  return files;
};

/** Returns the ZIP of the link, or undefined if the link was used, has expired or is unknown. */
export const openChildExport = async ({ db, now, assetStore }: Deps, token: string) => {
  const link = await claimChildExport(db, { tokenSha256: sha256(token), now: now() });
  if (!link) return undefined;
  const ids = { parentId: link.parent_id, childId: link.child_id };
  const child = await selectOptionalOwnChild(db, ids);
  if (!child) return undefined;
  // Accounts merged into this one belong to the same child.
  const everything = await selectEverythingAbout(db, [
    child.id,
    ...(await listMergedInto(db, child.id)),
  ]);
  return Buffer.from(
    zipSync({
      'everything.html': strToU8(layOutExport(everything, now())),
      'everything.json': strToU8(JSON.stringify(everything, null, 2)),
      ...(await readPictures(assetStore, everything)),
    }),
  );
};
