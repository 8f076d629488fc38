import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { urlsOfPicture } from './picture-urls.ts';
import { selectPictureNameForUpdate, updatePictureName } from './pictures.queries.ts';
import { removePictures } from './remove-pictures.ts';

/** Returns the name of the picture it replaces. */
const replacePicture = ({ deps, actor, transaction }: Context, name: string) =>
  transaction(async (tx) => {
    const before = await selectPictureNameForUpdate(tx, actor.id);
    await updatePictureName(tx, { userId: actor.id, name, now: deps.now() });
    return before;
  });

/** Replaces their own profile picture; the old files go. A school's student has no photo here. */
export const uploadPicture = async (ctx: Context, upload: Buffer | undefined) => {
  const { deps, actor } = ctx;
  if (!upload) throw new DomainError('AST_001');
  if (actor.userType === 'student' && actor.isSchoolMade) throw new DomainError('CHD_003');
  const name = await deps.assetStore.storePicture(upload);
  const before = await replacePicture(ctx, name).catch(async (error) => {
    // Nobody has it: the files would lie there for ever.
    await removePictures(deps, [name]);
    throw error;
  });
  if (before) await removePictures(deps, [before]);
  return { pictures: urlsOfPicture(deps, { userType: actor.userType, pictureName: name }) };
};
