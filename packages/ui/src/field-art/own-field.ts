import { bed, furrows, type Ridge, ridgePath } from './land.ts';
import { PAINT } from './paint.ts';
import type { PlaceDress } from './places/place-dress.ts';
import { type PlaceName, placePicture } from './places/places.ts';
import { flower } from './plants/blooms.ts';
import { poplar } from './plants/greenery.ts';
import { type CropName, type GrowthStage, plant } from './plants/plants.ts';
import { tomorrowSeed } from './seeds/tomorrow-seed.ts';
import { birds, cloud, sun } from './sky.ts';
import { at, HILL } from './svg.ts';
import type { ViewBox } from './svg-image.ts';

/* A still picture of a student's field, as the game draws it on a morning. */

/** What grows at a place. */
export type OwnPlace = {
  place: PlaceName;
  crop: CropName;
  dress: PlaceDress;
  /** The stage of its trees. */
  stage: GrowthStage;
  /** Size of the plants. */
  plantSize: number;
  /** The six plants of the bed. Empty before the first row. */
  bed: readonly GrowthStage[];
};

/** The left and the right half of the field, each with four places. */
export const FIELD_HALVES = {
  left: [20, 116, 700, 600],
  right: [646, 116, 700, 600],
} as const satisfies Record<string, ViewBox>;

const BASE = 800;
const HILLS: readonly (readonly [ridge: Ridge, color: string])[] = [
  [
    [
      [-40, 262],
      [60, 236],
      [360, 298],
      [683, 256],
      [1000, 298],
      [1290, 228],
      [1406, 262],
    ],
    HILL[1],
  ],
  [
    [
      [-40, 330],
      [130, 338],
      [420, 300],
      [683, 344],
      [960, 302],
      [1240, 336],
      [1406, 322],
    ],
    HILL[2],
  ],
  [
    [
      [-40, 478],
      [200, 466],
      [460, 488],
      [683, 468],
      [930, 490],
      [1190, 466],
      [1406, 478],
    ],
    HILL[3],
  ],
  [
    [
      [-40, 650],
      [220, 660],
      [520, 632],
      [760, 656],
      [1060, 634],
      [1406, 656],
    ],
    HILL[4],
  ],
];

/** Position and scale of each place on its hill, as in the game. */
const SPOTS: Readonly<Record<PlaceName, readonly [x: number, y: number, scale: number]>> = {
  math: [168, 386, 0.76],
  socialStudies: [440, 388, 0.84],
  others: [926, 388, 0.84],
  art: [1198, 388, 0.84],
  languageArts: [170, 562, 0.84],
  science: [446, 566, 0.9],
  music: [922, 566, 0.9],
  foreignLanguage: [1198, 564, 0.77],
};
const NEAR: readonly PlaceName[] = ['languageArts', 'science', 'music', 'foreignLanguage'];

const BED = { width: 190, height: 30, drop: 27, scale: 0.5 } as const;

/** Returns the half that shows a place. */
export const halfOf = (place: PlaceName | undefined): keyof typeof FIELD_HALVES =>
  place !== undefined && SPOTS[place][0] > 683 ? 'right' : 'left';

const hill = ([ridge, color]: (typeof HILLS)[number]) => {
  const d = ridgePath(ridge, BASE);
  return `<path d="${d}" transform="translate(0 -6)" fill="${PAINT.shade}" opacity=".06"/><path d="${d}" fill="${color}" stroke="#fff" stroke-opacity=".45" stroke-width="1.6"/>`;
};

const plantsOf = ({ place, crop, plantSize, bed: plants }: OwnPlace) => {
  const [x, y] = SPOTS[place];
  const left = x - BED.width / 2;
  const soil = crop === 'lily' ? '' : at(left, y + BED.drop, 1, bed(BED.width, BED.height, 'soil'));
  return (
    soil +
    plants
      .map((stage, index) => {
        const stand = left + (BED.width * (index + 0.5)) / plants.length;
        return at(stand, y + BED.drop - 2, BED.scale * plantSize, plant(crop, stage, index));
      })
      .join('')
  );
};

const drawPlace = (own: OwnPlace) => {
  const [x, y, scale] = SPOTS[own.place];
  const { dress, stage } = own;
  return at(x, y, scale, placePicture(own.place, { ...dress, stage })) + plantsOf(own);
};

const rowOf = (places: readonly OwnPlace[], isNear: boolean) =>
  places
    .filter(({ place }) => NEAR.includes(place) === isNear)
    .map(drawPlace)
    .join('');

/** A seed that the student planted, and where it shows in each half. */
export type OwnSeed = { place: PlaceName; isOpen: boolean };
const SEED_X = { left: 296, right: 830 } as const;

const drawSeed = (seed: OwnSeed, half: keyof typeof FIELD_HALVES) =>
  at(SEED_X[half], 676, 0.6, tomorrowSeed(seed));

/** Returns the drawing of the whole field, which a view box cuts. */
export const ownField = (
  places: readonly OwnPlace[],
  planted?: { seed: OwnSeed; half: keyof typeof FIELD_HALVES } | undefined,
) => {
  const [far, back, middle, front] = HILLS;
  if (!far || !back || !middle || !front) return '';
  return [
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#B4DEF0"/><stop offset=".6" stop-color="#DFF2F2"/><stop offset="1" stop-color="#F6FAE9"/></linearGradient>',
    '<rect x="-40" y="0" width="1446" height="420" fill="url(#sky)"/>',
    at(683, 236, 1, sun(70)),
    at(290, 168, 0.9, cloud()),
    at(1150, 168, 0.8, cloud()),
    at(540, 186, 0.9, birds()),
    hill(far),
    at(322, 306, 0.5, poplar(HILL[4])),
    at(349, 306, 0.4, poplar(HILL[4])),
    at(1056, 302, 0.46, poplar(HILL[4])),
    hill(back),
    furrows(ridgePath(back[0], BASE), { from: [683, 336], to: [-100, 1466, 520], count: 30 }),
    rowOf(places, false),
    hill(middle),
    rowOf(places, true),
    hill(front),
    at(92, 704, 0.8, flower(1)),
    at(272, 706, 0.7, flower(4)),
    at(620, 700, 0.7, flower(3)),
    at(760, 704, 0.8, flower(2)),
    at(1094, 700, 0.9, flower(3)),
    at(1262, 706, 0.8, flower(0)),
    planted ? drawSeed(planted.seed, planted.half) : '',
  ].join('');
};
