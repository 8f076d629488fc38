import { Disk, DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { describe, expect, it } from 'vitest';
import { openAssetStore, type StoredPicture } from './asset-store.ts';

const storedAt = new Date('2026-11-15T12:00:00Z');

/** Creates a disk that lists files in pages, as buckets do. */
const diskWithPages = (...pages: string[][]) => {
  const driver = new FSDriver({ location: '/nowhere', visibility: 'private' });
  const disk = new Disk(driver);
  disk.listAll = async (_folder, { paginationToken = '0' } = {}) => {
    const next = Number(paginationToken) + 1;
    const files = pages[Number(paginationToken)] ?? [];
    return {
      objects: files.map(
        (name) =>
          new DriveFile(`pictures/${name}`, driver, {
            contentLength: 1,
            etag: name,
            lastModified: storedAt,
          }),
      ),
      ...(next < pages.length && { paginationToken: String(next) }),
    };
  };
  return disk;
};

const pagesOf = async (disk: Disk) => {
  const pages: StoredPicture[][] = [];
  for await (const page of openAssetStore(disk).listPictures()) pages.push(page);
  return pages;
};
const namesIn = async (disk: Disk) =>
  (await pagesOf(disk)).map((page) => page.map(({ name }) => name));

describe('listPictures', () => {
  it('reads every page and lists each picture once per page', async () => {
    const disk = diskWithPages(
      ['a-original.webp', 'a-small.webp', 'b-x-original.webp'],
      ['b-x-thumbnail.webp', 'c-small.webp'],
    );
    expect(await namesIn(disk)).toEqual([
      ['a', 'b-x'],
      ['b-x', 'c'],
    ]);
  });

  it('returns the storage time of pictures and skips other files', async () => {
    const disk = diskWithPages(['.keep', 'notes.txt', 'a-small.webp']);
    expect(await pagesOf(disk)).toEqual([[{ name: 'a', storedAt }]]);
  });

  it('returns an empty list when the folder does not exist', async () => {
    const disk = new Disk(new FSDriver({ location: '/nowhere', visibility: 'private' }));
    expect(await namesIn(disk)).toEqual([[]]);
  });
});
