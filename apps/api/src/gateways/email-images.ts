import { mark } from '@wonderfield/ui/field-art/mark';
import { MORNING_BOX, morningField } from '@wonderfield/ui/field-art/morning-field';
import { at } from '@wonderfield/ui/field-art/svg';
import { svgDocument, type ViewBox } from '@wonderfield/ui/field-art/svg-image';
import sharp from 'sharp';

/**
 * A picture inside a letter, shown by `<img src="cid:…">`: nothing is loaded from anywhere, so nothing tells of
 * reading. It comes from the same art as the pages. A cid stands for one drawing only.
 */
export type EmailPicture = {
  cid: string;
  draw: () => string;
  box: ViewBox;
  /** Colors that fade into each other need more of them, and more bytes, than flat paper. */
  isFading?: boolean;
};

/** On paper of its own, because in the dark the letter's is dark. */
export const MARK_PICTURE: EmailPicture = {
  cid: 'mark',
  draw: () => `<rect width="44" height="44" rx="12" fill="#fff"/>${at(4, 4, 0.75, mark())}`,
  box: [0, 0, 44, 44],
};

const HARE_BLOOM = 1;
export const MORNING_PICTURE: EmailPicture = {
  cid: 'morning',
  draw: () => morningField(HARE_BLOOM),
  box: MORNING_BOX,
};

/** Flat colors bear a small palette: half the bytes, and no eye sees it. */
const FLAT = { quality: 50, dither: 0 };

/** Two pixels for each one of the letter, for sharp screens. */
const SCALE = 2;

const drawn = new Map<string, Promise<Buffer>>();

/** Mail programs show no SVG. Each drawing becomes a PNG once in the life of the process: there are a few dozen. */
export const pngOf = ({ cid, draw, box, isFading = false }: EmailPicture) => {
  const cached = drawn.get(cid);
  if (cached) return cached;
  const made = sharp(Buffer.from(svgDocument(draw(), box, SCALE)))
    .png({ palette: true, compressionLevel: 9, ...(isFading ? {} : FLAT) })
    .toBuffer();
  drawn.set(cid, made);
  // One that failed is tried again with the next letter.
  made.catch(() => drawn.delete(cid));
  return made;
};
