import { mark } from '@wonderfield/ui/field-art/mark';
import { MORNING_BOX, morningField } from '@wonderfield/ui/field-art/morning-field';
import { at } from '@wonderfield/ui/field-art/svg';
import { svgDocument, type ViewBox } from '@wonderfield/ui/field-art/svg-image';
import sharp from 'sharp';

/**
 * A picture embedded in an email by `cid:`. Nothing is loaded remotely, so reading is not tracked.
 * Each cid stands for one drawing.
 */
export type EmailPicture = {
  cid: string;
  draw: () => string;
  box: ViewBox;
  /** True for gradients, which need a larger palette than flat colors. */
  isFading?: boolean;
};

/** Has its own white background, because the email is dark in the dark theme. */
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

/** Flat colors need only a small palette, which halves the size without a visible difference. */
const FLAT = { quality: 50, dither: 0 };

/** Two pixels per CSS pixel for high-resolution screens. */
const SCALE = 2;

const drawn = new Map<string, Promise<Buffer>>();

/**
 * Renders a drawing as PNG, because mail programs show no SVG. Caches each of the few dozen
 * drawings.
 */
export const pngOf = ({ cid, draw, box, isFading = false }: EmailPicture) => {
  const cached = drawn.get(cid);
  if (cached) return cached;
  const made = sharp(Buffer.from(svgDocument(draw(), box, SCALE)))
    .png({ palette: true, compressionLevel: 9, ...(isFading ? {} : FLAT) })
    .toBuffer();
  drawn.set(cid, made);
  // A failed drawing is rendered again for the next email.
  made.catch(() => drawn.delete(cid));
  return made;
};
