import { EVENING_BOX, eveningField } from '@wonderfield/ui/field-art/evening-field';
import { mark } from '@wonderfield/ui/field-art/mark';
import { at } from '@wonderfield/ui/field-art/svg';
import { svgDocument, type ViewBox } from '@wonderfield/ui/field-art/svg-image';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const TOUCH_ICON_PX = 180;
const FAVICON_PX = 32;

/** The logo with a margin on its background. Phones round the corners themselves. */
const ICON_BOX: ViewBox = [0, 0, 64, 64];
const icon = `<rect width="64" height="64" fill="#F2F6EE"/>${at(8, 8, 1, mark())}`;

/** The picture of link previews: the evening field with the logo in the sky. */
const SHARE_BOX: ViewBox = [0, 0, 600, 315];
const SKY = '#FBD3A0';
const share = [
  `<rect width="600" height="315" fill="${SKY}"/>`,
  at(0, SHARE_BOX[3] - EVENING_BOX[3], 1, eveningField(3)),
  '<rect x="252" y="34" width="96" height="96" rx="24" fill="#fff"/>',
  at(264, 46, 1.5, mark()),
].join('');

const png = (drawing: string, box: ViewBox, width: number) =>
  sharp(Buffer.from(svgDocument(drawing, box, 4)))
    .resize({ width })
    .png({ compressionLevel: 9 });

/** Returns an icon file with one PNG, which all current browsers support. */
const asIco = (picture: Buffer, size: number) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
};

/** Generates pictures with well-known names from the page art. */
export const sitePictures = (): Plugin => ({
  name: 'site-pictures',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transformIndexHtml: () => [
    {
      tag: 'link',
      attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      injectTo: 'head',
    },
  ],
  async generateBundle() {
    const emit = (fileName: string, source: Buffer) =>
      this.emitFile({ type: 'asset', fileName, source });
    emit('apple-touch-icon.png', await png(icon, ICON_BOX, TOUCH_ICON_PX).toBuffer());
    emit('share.png', await png(share, SHARE_BOX, 1200).png({ palette: true }).toBuffer());
    emit('favicon.ico', asIco(await png(icon, ICON_BOX, FAVICON_PX).toBuffer(), FAVICON_PX));
  },
});
