import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { urlsOfPicture } from './picture-urls.ts';
import { selectPictureNameForUpdate, updatePictureName } from './pictures.queries.ts';
import { removePictures } from './remove-pictures.ts';

/** Stores the new name and returns that of the replaced picture. */
const replacePicture = ({ deps, actor, transaction }: Context, name: string) =>
  transaction(async (tx) => {
    const before = await selectPictureNameForUpdate(tx, actor.id);
    await updatePictureName(tx, { userId: actor.id, name, now: deps.now() });
    return before;
  });

/**
 * Replaces the caller's profile picture and deletes the old files. Rejects school-made students,
 * who have no photos here.
 */
export const uploadPicture = async (ctx: Context, upload: Buffer | undefined) => {
  const { deps, actor } = ctx;
  if (!upload) throw new DomainError('AST_001');
  if (actor.userType === 'student' && actor.isSchoolMade) throw new DomainError('CHD_003');
  const name = await deps.assetStore.storePicture(upload);
  const before = await replacePicture(ctx, name).catch(async (error) => {
    // Delete the uploaded files, because no row references them.
    await removePictures(deps, [name]);
    throw error;
  });
  if (before) await removePictures(deps, [before]);
  return { pictures: urlsOfPicture(deps, { userType: actor.userType, pictureName: name }) };
};
