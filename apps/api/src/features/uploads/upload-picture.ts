import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { pictureUrls } from './picture-urls.ts';

const writePictureName = ({ db, now }: Deps, userId: string, name: string) =>
  db.transaction().execute(async (tx) => {
    const { picture_name: before } = await tx
      .selectFrom('users')
      .select('picture_name')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('users')
      .set({ picture_name: name, updated_at: now() })
      .where('id', '=', userId)
      .execute();
    return before;
  });

/** Replaces their own profile picture; the old files go. A school's student has no photo here. */
export const uploadPicture = async (deps: Deps, actor: Actor, upload: Buffer) => {
  if (actor.userType === 'student' && actor.isSchoolMade) throw new Refusal('CHD_003');
  const name = await deps.assetStore.storePicture(upload);
  const before = await writePictureName(deps, actor.id, name).catch(async (error) => {
    // Nobody has it: the files would lie there for ever.
    await deps.assetStore.removePicture(name);
    throw error;
  });
  if (before) await deps.assetStore.removePicture(before);
  const urls = pictureUrls(deps, actor.userType, name);
  if (!urls) throw new Error('a stored picture has no address');
  return {
    originalAsset: urls.original,
    mediumThumbnailAsset: urls.medium,
    smallThumbnailAsset: urls.small,
    thumbnailAsset: urls.thumbnail,
  };
};
