import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type PictureTraits = { format?: 'jpeg' | 'png' | 'gif' | 'webp'; width?: number; height?: number };

/** Creates a picture of one color. */
export const makePicture = ({ format = 'png', width = 80, height = 60 }: PictureTraits = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#2F7D4F' } })
    .toFormat(format)
    .toBuffer();

const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

/** Creates a PNG of a few kilobytes that decodes to a huge black square. */
export const makePixelBomb = (edge: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.writeUInt8(1, 8); // One bit per pixel.
  const rows = Buffer.alloc(edge * (1 + Math.ceil(edge / 8)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
