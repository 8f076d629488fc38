import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../refusal.ts';
import { makeToken } from '../security/tokens.ts';
import { makeTurnstile } from '../security/turnstile.ts';

/** The four variants of a profile picture: name and edge in pixels. */
export const PICTURE_VARIANTS = { original: 1024, medium: 320, small: 128, thumbnail: 64 } as const;
export type PictureVariant = keyof typeof PICTURE_VARIANTS;

const MAX_PIXELS = 4096 * 4096;

export type AssetStore = {
  /** Re-encodes a picture into its variants and answers the name they share. */
  storePicture(upload: Buffer): Promise<string>;
  readPicture(name: string, variant: PictureVariant): Promise<Uint8Array | undefined>;
  removePicture(name: string): Promise<void>;
};

const fileOf = (name: string, variant: string) => `pictures/${name}-${variant}.webp`;

/** Judged by its bytes, not by its name; too many pixels are refused before they are decoded. */
const readImage = async (upload: Buffer) => {
  if (upload.length === 0) throw new Refusal('AST_001');
  const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const format = await image.metadata().then(
    (metadata) => metadata.format,
    (error: Error) => (/pixel limit/i.test(error.message) ? 'too large' : 'unreadable'),
  );
  if (format === 'too large') throw new Refusal('AST_003');
  if (format !== 'jpeg' && format !== 'png') throw new Refusal('AST_001');
  return image;
};

/** The upload is decoded once; the smaller variants are drawn from the largest. */
const draw = (image: Sharp, edge: number) =>
  image.rotate().resize(edge, edge, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();

/** Pictures on disk. What is stored was drawn by us: no metadata, nothing hidden in the original. */
export const openAssetStore = (folder: string): AssetStore => {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  // Decoding takes memory and threads that sign-ins need too.
  const easel = makeTurnstile({ running: 1, waiting: 10 });
  return {
    async storePicture(upload) {
      const name = makeToken();
      try {
        await easel.inTurn(async () => {
          const largest = await draw(await readImage(upload), PICTURE_VARIANTS.original);
          for (const [variant, edge] of Object.entries(PICTURE_VARIANTS)) {
            const drawn = variant === 'original' ? largest : await draw(sharp(largest), edge);
            await disk.put(fileOf(name, variant), drawn);
          }
        });
      } catch (error) {
        await this.removePicture(name);
        if (error instanceof Refusal || (error as NodeJS.ErrnoException).code) throw error;
        throw new Refusal('AST_003');
      }
      return name;
    },
    async readPicture(name, variant) {
      const file = fileOf(name, variant);
      return (await disk.exists(file)) ? disk.getBytes(file) : undefined;
    },
    async removePicture(name) {
      await Promise.all(
        Object.keys(PICTURE_VARIANTS).map((variant) => disk.delete(fileOf(name, variant))),
      );
    },
  };
};
