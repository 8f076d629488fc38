import type { Crop, Stage } from '@wonderfield/contract/play/field';
import { plant } from '@wonderfield/ui/field-art/plants/plants';
import { at } from '@wonderfield/ui/field-art/svg';
import { svgUrl } from '@wonderfield/ui/field-art/svg-image';

type Fit = readonly [y: number, scale: number];

/** Young plants look alike. From the leaf stage on, some crops are taller than others. */
const FITS: Readonly<Record<Stage, Fit>> = {
  seed: [40, 1.1],
  sprout: [49, 1],
  leaf: [52, 0.8],
  bud: [54, 0.56],
  bloom: [55, 0.46],
};
const OWN_FITS: Partial<Record<Crop, Partial<Record<Stage, Fit>>>> = {
  fir: { leaf: [54, 0.8], bud: [55, 0.66], bloom: [55, 0.56] },
  lily: { leaf: [40, 0.8], bud: [50, 0.9], bloom: [55, 0.8] },
  pumpkin: { bud: [54, 0.7], bloom: [52, 0.7] },
  tulip: { bloom: [55, 0.52] },
  apple: { bud: [55, 0.66] },
};

const WATER = '#DFF0F7';
const MEADOW = '#E4F1E3';

type StageGlyphProps = { crop: Crop; stage: Stage; size: number };

/** Shows a stage as a plant on a disc. The text next to it says the same. */
export const StageGlyph = ({ crop, stage, size }: StageGlyphProps) => {
  const [y, scale] = OWN_FITS[crop]?.[stage] ?? FITS[stage];
  const disc = `<circle cx="32" cy="32" r="32" fill="${crop === 'lily' ? WATER : MEADOW}"/>`;
  return (
    <img
      src={svgUrl(disc + at(32, y, scale, plant(crop, stage, 2)), [0, 0, 64, 64])}
      alt=""
      width={size}
      height={size}
    />
  );
};
