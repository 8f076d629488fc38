import type { Deps } from '../../dependencies.ts';
import { selectPictureNamesInUse } from './pictures.queries.ts';

/**
 * Minimum age of a stray picture, far longer than an upload takes between its files and its row.
 */
const UNDER_WAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes files whose rows were deleted. Ignores failures, because the nightly cleanup deletes them
 * later.
 */
export const removePictures = async (
  { assetStore, log }: Pick<Deps, 'assetStore' | 'log'>,
  names: readonly string[],
) => {
  for (const name of names) {
    await assetStore
      .removePicture(name)
      .catch((error) =>
        log.warn({ err: error }, 'a picture could not be removed, the nightly job will retry'),
      );
  }
};

/** Deletes pictures without a user: of erased users and of interrupted uploads. */
export const removeStrayPictures = async ({
  db,
  assetStore,
  now,
}: Pick<Deps, 'db' | 'assetStore' | 'now'>) => {
  const before = now().getTime() - UNDER_WAY_MS;
  for await (const stored of assetStore.listPictures()) {
    const old = stored.filter(({ storedAt }) => storedAt.getTime() < before);
    const names = old.map(({ name }) => name);
    const used = await selectPictureNamesInUse(db, names);
    for (const name of names) if (!used.has(name)) await assetStore.removePicture(name);
  }
};
