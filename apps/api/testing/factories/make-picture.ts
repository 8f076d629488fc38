import sharp from 'sharp';

type PictureTraits = { format?: 'jpeg' | 'png' | 'gif' | 'webp'; width?: number; height?: number };

/** A picture of one colour. */
export const makePicture = ({ format = 'png', width = 80, height = 60 }: PictureTraits = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#2F7D4F' } })
    .toFormat(format)
    .toBuffer();
