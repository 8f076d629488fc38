import type { Pictures } from '../accounts/user.ts';
import { defineCodec } from '../codec.ts';

type PicturesJson = {
  originalAsset: string;
  mediumThumbnailAsset: string;
  smallThumbnailAsset: string;
  thumbnailAsset: string;
};

export const uploadAsset = defineCodec('uploadAsset', {
  write: ({ pictures }: { pictures: Pictures }): PicturesJson => ({
    originalAsset: pictures.original,
    mediumThumbnailAsset: pictures.medium,
    smallThumbnailAsset: pictures.small,
    thumbnailAsset: pictures.thumbnail,
  }),
  read: (json: PicturesJson): { pictures: Pictures } => ({
    pictures: {
      original: json.originalAsset,
      medium: json.mediumThumbnailAsset,
      small: json.smallThumbnailAsset,
      thumbnail: json.thumbnailAsset,
    },
  }),
});
