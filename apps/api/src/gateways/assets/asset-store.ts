import type { Disk } from 'flydrive';
import sharp, { type Sharp } from 'sharp';
import { DomainError } from '../../domain-error.ts';
import { createConcurrencyLimiter } from '../../security/concurrency-limiter.ts';
import { createToken } from '../../security/tokens.ts';

/** Variants of a profile picture, with the edge length in pixels. */
export const PICTURE_VARIANTS = { original: 1024, medium: 320, small: 128, thumbnail: 64 } as const;
export type PictureVariant = keyof typeof PICTURE_VARIANTS;

const MAX_PIXELS = 4096 * 4096;

export type AssetStore = {
  /** Re-encodes a picture into its variants and returns their common name. */
  storePicture(upload: Buffer): Promise<string>;
  readPicture(name: string, variant: PictureVariant): Promise<Uint8Array | undefined>;
  removePicture(name: string): Promise<void>;
  /** Lists all pictures with their storage time, page by page. */
  listPictures(): AsyncGenerator<StoredPicture[]>;
};
export type StoredPicture = { name: string; storedAt: Date };

const FOLDER = 'pictures';
const fileOf = (name: string, variant: string) => `${FOLDER}/${name}-${variant}.webp`;
const PICTURE_FILE = /^(?<name>.+)-[a-z]+\.webp$/;

/** Returns true for a missing file, on a file system or S3. */
const isMissing = (error: NodeJS.ErrnoException) => {
  const { code, name } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code === 'ENOENT' || name === 'NoSuchKey';
};

/** Returns a page of the list. The folder does not exist before the first upload. */
const listPage = (disk: Disk, paginationToken: string | undefined) =>
  disk.listAll(FOLDER, paginationToken ? { paginationToken } : {}).catch((error) => {
    if (isMissing(error)) return { objects: [], paginationToken: undefined };
    throw error;
  });

/**
 * Detects the format by content, not by file name. Rejects pictures with too many pixels before
 * decoding.
 */
const readImage = async (upload: Buffer) => {
  if (upload.length === 0) throw new DomainError('AST_001');
  const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const format = await image.metadata().then(
    (metadata) => metadata.format,
    (error: Error) => (/pixel limit/i.test(error.message) ? 'too large' : 'unreadable'),
  );
  if (format === 'too large') throw new DomainError('AST_003');
  if (format !== 'jpeg' && format !== 'png') throw new DomainError('AST_001');
  return image;
};

/**
 * Renders one variant. The upload is decoded once, and smaller variants are made from the largest.
 */
const draw = (image: Sharp, edge: number) =>
  image.rotate().resize(edge, edge, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();

/** Returns every variant by name. Rejects a picture that cannot be decoded. */
const drawVariants = async (upload: Buffer): Promise<[string, Buffer][]> => {
  try {
    const largest = await draw(await readImage(upload), PICTURE_VARIANTS.original);
    const drawn: [string, Buffer][] = [];
    for (const [variant, edge] of Object.entries(PICTURE_VARIANTS)) {
      drawn.push([variant, variant === 'original' ? largest : await draw(sharp(largest), edge)]);
    }
    return drawn;
  } catch (error) {
    if (error instanceof DomainError || (error as NodeJS.ErrnoException).code) throw error;
    throw new DomainError('AST_003');
  }
};

/**
 * Stores pictures on a disk. All stored files are re-encoded, so they hold no metadata or hidden
 * content.
 */
export const openAssetStore = (disk: Disk): AssetStore => {
  // Limits parallel decoding, because it takes memory and threads that sign-ins need.
  const easel = createConcurrencyLimiter({ running: 1, waiting: 10 });
  return {
    async storePicture(upload) {
      const drawn = await easel.inTurn(() => drawVariants(upload));
      const name = createToken();
      const stored = await Promise.allSettled(
        drawn.map(([variant, bytes]) => disk.put(fileOf(name, variant), bytes)),
      );
      const failed = stored.find((one) => one.status === 'rejected');
      if (failed) {
        await this.removePicture(name);
        throw failed.reason;
      }
      return name;
    },
    async readPicture(name, variant) {
      return disk.getBytes(fileOf(name, variant)).catch((error) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
    },
    async removePicture(name) {
      await Promise.all(
        Object.keys(PICTURE_VARIANTS).map((variant) => disk.delete(fileOf(name, variant))),
      );
    },
    async *listPictures() {
      let next: string | undefined;
      do {
        const page = await listPage(disk, next);
        // The variants of a picture may be on different pages, and some variants may be missing.
        const pictures = new Map<string, StoredPicture>();
        for (const object of page.objects) {
          const name = object.isFile && PICTURE_FILE.exec(object.name)?.groups?.name;
          if (!name || pictures.has(name)) continue;
          pictures.set(name, { name, storedAt: (await object.getMetaData()).lastModified });
        }
        yield [...pictures.values()];
        next = page.paginationToken;
      } while (next);
    },
  };
};
