import { PAINT } from '../paint.ts';
import { at } from '../svg.ts';
import type { ViewBox } from '../svg-image.ts';
import { flowerHead } from './blooms.ts';
import { appleTree, firTree } from './crop-trees.ts';
import { grass } from './greenery.ts';
import {
  bell,
  floatingSeed,
  leaf,
  leafyStem,
  lilyPad,
  mirrored,
  mound,
  seed,
  sprout,
  stem,
  wheatStalk,
} from './plant-parts.ts';

/* Plants of a row: eight crops in five stages, with the foot at 0, 0. */

export type CropName =
  | 'wheat'
  | 'apple'
  | 'lily'
  | 'fir'
  | 'sunflower'
  | 'bellflower'
  | 'tulip'
  | 'pumpkin';
export type GrowthStage = 'seed' | 'sprout' | 'leaf' | 'bud' | 'bloom';

/** Frame that fits every plant in every stage. */
export const PLANT_BOX: ViewBox = [-46, -122, 92, 138];

type TulipColors = readonly [light: string, dark: string];
const CORAL: TulipColors = ['#F28B6C', '#D9603F'];
const TULIPS: readonly TulipColors[] = [
  CORAL,
  ['#F7CF63', '#E2AC2F'],
  ['#E792AE', '#C86F93'],
  ['#6FB6D6', '#3F8FB5'],
  ['#FFF6DE', '#EBD9AE'],
  ['#F2A65E', '#D98438'],
];
const tulipColor = (variant: number) => TULIPS[variant % TULIPS.length] ?? CORAL;
const tulipHead = ([light, dark]: TulipColors) =>
  `<path d="M-17-22C-22-6-12 6 0 6 12 6 22-6 17-22 11-18 6-14 4-10 3-20 1-27 0-30-1-27-3-20-4-10-6-14-11-18-17-22Z" fill="${light}"/>
  <path d="M0-30C1-27 3-20 4-10 6-14 11-18 17-22 22-6 12 6 0 6 7-4 6-18 0-30Z" fill="${dark}"/>`;
const pumpkinFruit = `<path d="M0-6C-30-14-40 14-22 22-8 28 8 28 22 22 40 14 30-14 0-6Z" fill="#F2A04A" transform="translate(0 -21)"/>
  <path d="M0-27C30-35 40-7 22 1 14 5 6 6.5 0 6.5 12-4 12-20 0-27Z" fill="#D97B2B" transform="translate(0 -.4)"/>
  <path d="M0-27C-10-20-10-2 0 6.4 10-2 10-20 0-27Z" fill="#FFBC6B"/>
  <path d="M-2-26C-3-34 2-38 8-39L9-33C5-32 4-30 4-26Z" fill="${PAINT.leafD}"/>`;

/** Draws one stage of a crop. The variant changes the color of tulips. */
type DrawStage = (variant: number) => string;

export const CROP_ART: Readonly<
  Record<CropName, Readonly<Record<'leaf' | 'bud' | 'bloom', DrawStage>>>
> = {
  wheat: {
    leaf: () => `${at(0, 2, 1.05, grass(PAINT.leaf))}
  ${at(-9, 3, 0.7, grass(PAINT.leafD))}
  ${at(10, 3, 0.72, grass(PAINT.leafL))}`,
    bud: () =>
      at(0, 2, 0.86, wheatStalk('#A9CC6A', '#7FAE4B')) +
      at(-13, 3, 0.66, wheatStalk('#B7D57C', '#8CB858')) +
      at(13, 3, 0.7, wheatStalk('#9CC45E', '#74A544')),
    bloom: () =>
      at(-15, 3, 0.86, wheatStalk()) + at(15, 3, 0.9, wheatStalk()) + at(0, 3, 1.1, wheatStalk()),
  },
  apple: {
    leaf: () =>
      `<path d="M-2.5 2L-2-30H2L3 2Z" fill="${PAINT.soilD}"/>` +
      leaf(0, -24, -8, 0.8) +
      mirrored(leaf(0, -30, -6, 0.86, PAINT.leafD)) +
      leaf(0, -38, -30, 0.72) +
      mirrored(leaf(0, -40, -44, 0.6)),
    bud: () => at(0, 0, 0.62, appleTree(34, 'blossom')),
    bloom: () => at(0, 0, 0.86, appleTree(38, 'apples')),
  },
  lily: {
    leaf: () =>
      lilyPad(-14, -2, 0.72) + lilyPad(16, 2, 0.6, '#3C9763') + lilyPad(4, -8, 0.5, '#5FAE7A'),
    bud: () =>
      lilyPad(-16, -2, 0.8) +
      lilyPad(17, 2, 0.7, '#3C9763') +
      `<path d="M0 0C-11-9-10-26 0-34 10-26 11-9 0 0Z" fill="#F3B9CB"/>
  <path d="M0 0C5-9 6-24 0-34 10-26 11-9 0 0Z" fill="#D987A5"/>`,
    bloom: () =>
      lilyPad(-18, 0, 0.9) +
      lilyPad(20, 3, 0.78, '#3C9763') +
      `<g fill="#F3B9CB"><path d="M0 2C-30-2-34-20-32-26-18-24-6-14 0 2ZM0 2C30-2 34-20 32-26 18-24 6-14 0 2Z"/>
  </g>
  <g fill="#FBE6EE"><path d="M0 2C-20-8-22-30-16-38-6-32 0-16 0 2ZM0 2C20-8 22-30 16-38 6-32 0-16 0 2Z"/>
  </g>
  <path d="M0 2C-10-10-9-32 0-42 9-32 10-10 0 2Z" fill="#F7CBD8"/>
  <path d="M-6-4C-3-12 3-12 6-4 4 0-4 0-6-4Z" fill="${PAINT.mari}"/>`,
  },
  fir: {
    leaf: () => firTree(1),
    bud: () => firTree(2),
    bloom: () =>
      firTree(3) +
      `<g fill="${PAINT.mari}"><circle cx="-12" cy="-22" r="3.4"/>
  <circle cx="9" cy="-38" r="3.2"/>
  <circle cx="-4" cy="-56" r="3"/>
  <circle cx="15" cy="-14" r="3.4"/>
  </g>`,
  },
  sunflower: {
    leaf: () => leafyStem(46),
    bud: () =>
      leafyStem(62) +
      `<g transform="translate(0 -68)"><circle r="13" fill="${PAINT.leafD}"/>
  <path d="M-9-9C-6-17 6-17 9-9 4-5-4-5-9-9Z" fill="${PAINT.mari}"/>
  </g>`,
    bloom: () =>
      stem(74, 5) +
      leaf(1, -22, 2, 1.1, PAINT.leafD) +
      `${mirrored(leaf(1, -34, 4, 1.1))}
  <g transform="translate(0 -84) scale(.74)">${flowerHead(['point', '#FFC94F', '#E8A21A', '#7A4E2C'], 10)}
  </g>`,
  },
  bellflower: {
    leaf: () => leafyStem(44),
    bud: () =>
      leafyStem(50) +
      bell(-8, -56, 18, 0.6, '#A9C48A', '#86A868') +
      bell(9, -52, -14, 0.55, '#A9C48A', '#86A868'),
    bloom: () =>
      `<path d="M0 0C2-30-4-62 6-84 12-96 26-92 27-80" stroke="${PAINT.leafD}" stroke-width="4" fill="none" stroke-linecap="round"/>
  <path d="M0-44C-8-58-18-58-24-50" stroke="${PAINT.leafD}" stroke-width="3.4" fill="none" stroke-linecap="round"/>` +
      leaf(1, -14, 0, 1, PAINT.leafD) +
      mirrored(leaf(0, -24, 2, 0.9)) +
      bell(27, -77, -6, 0.88) +
      bell(-25, -47, 8, 0.76) +
      bell(9, -60, -4, 0.7),
  },
  tulip: {
    leaf: () => `<path d="M0 0C-4-18-14-30-20-34-20-18-12-4-3 2ZM0 2C4-20 14-34 22-38 22-20 12-4 4 2Z" fill="${PAINT.leaf}"/>
  <path d="M-2 2C-4-24-1-38 3-46 5-30 5-14 3 2Z" fill="${PAINT.leafD}"/>`,
    bud: (variant) =>
      stem(52) +
      `<path d="M-2 2C-8-16-16-26-22-30-22-16-14-2-4 4ZM2 2C8-18 16-28 23-32 23-16 14-2 4 4Z" fill="${PAINT.leaf}"/>
  <path d="M0-50C-9-56-9-70 0-76 9-70 9-56 0-50Z" fill="${tulipColor(variant)[1]}"/>
  <path d="M0-50C-9-56-9-66-4-70 0-64 1-56 0-50Z" fill="${PAINT.leafL}"/>`,
    bloom: (variant) =>
      stem(60, 4.6) +
      `<path d="M-2 2C-8-20-18-30-25-34-25-18-16-2-4 4ZM2 2C8-22 18-34 26-38 26-20 16-2 4 4Z" fill="${PAINT.leaf}"/>
  <g transform="translate(0 -64) scale(1.08)">${tulipHead(tulipColor(variant))}
  </g>`,
  },
  pumpkin: {
    leaf: () =>
      `<path d="M-30 2C-14-10 14-10 30 0" stroke="${PAINT.leafD}" stroke-width="3.6" fill="none" stroke-linecap="round"/>` +
      leaf(-20, -2, -70, 0.9) +
      leaf(0, -6, -48, 1) +
      leaf(14, -4, -30, 0.9, PAINT.leafD),
    bud: () =>
      `<path d="M-30 2C-14-10 14-10 30 0" stroke="${PAINT.leafD}" stroke-width="3.6" fill="none" stroke-linecap="round"/>` +
      leaf(-22, -2, -76, 1) +
      leaf(14, -4, -20, 1, PAINT.leafD) +
      `<g transform="translate(0 -24) scale(.44)">${flowerHead(['point', '#FFC94F', '#E8A21A', '#E57240'], 6)}
  </g>
  <path d="M-8-6C-8-16 8-16 8-6 8 0-8 0-8-6Z" fill="#A9CC6A"/>`,
    bloom: () =>
      leaf(-24, -2, -70, 0.9) + leaf(18, -2, -14, 1, PAINT.leafD) + at(0, 0, 1.05, pumpkinFruit),
  },
};

/** Returns a plant of a row as SVG. Water lilies are in water, all others in soil. */
export const plant = (crop: CropName, stage: GrowthStage, variant = 0) => {
  const isInWater = crop === 'lily';
  if (stage === 'seed') return isInWater ? floatingSeed() : seed();
  if (stage === 'sprout') {
    return isInWater ? lilyPad(0, 0, 0.62) : mound() + at(0, -5, 0.86, sprout());
  }
  return (isInWater ? '' : mound()) + CROP_ART[crop][stage](variant);
};
