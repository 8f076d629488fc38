import type { Deps } from '../../dependencies.ts';
import { selectPictureNamesInUse } from './pictures.queries.ts';

/** Between the files of an upload and the row that names them: far less than this. */
const UNDER_WAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes files whose rows are gone already. Where they cannot be reached that changes nothing about what
 * was done: the nightly clean-up finds them.
 */
export const removePictures = async (
  { assetStore, log }: Pick<Deps, 'assetStore' | 'log'>,
  names: readonly string[],
) => {
  for (const name of names) {
    await assetStore
      .removePicture(name)
      .catch((error) => log.warn({ err: error }, 'a picture could not be removed; the night will'));
  }
};

/** Removes pictures that are nobody's: of erased people, and of uploads a crash cut off. */
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
