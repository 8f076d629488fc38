import { windmillSails } from '../buildings/windmill.ts';
import type { GrowthStage } from '../plants/plants.ts';
import { at } from '../svg.ts';
import type { ViewBox } from '../svg-image.ts';
import { artBarn } from './art-barn.ts';
import { curiosityCabin } from './curiosity-cabin.ts';
import { mapHill } from './map-hill.ts';
import { MILL_AXLE, mathMill } from './math-mill.ts';
import { musicMeadow } from './music-meadow.ts';
import type { PlaceDress } from './place-dress.ts';
import { sciencePond } from './science-pond.ts';
import { talkingGarden } from './talking-garden.ts';
import { wordOrchard } from './word-orchard.ts';

/* The eight places of a field, one per subject. The middle of the foot is at 0, 0. */

export type PlaceName =
  | 'math'
  | 'languageArts'
  | 'science'
  | 'socialStudies'
  | 'foreignLanguage'
  | 'music'
  | 'art'
  | 'others';

/** Look of a place: what it has gained, and the stage of its trees. */
export type PlaceLook = PlaceDress & { stage: GrowthStage };

/** Frame that fits every place, including the sails of the mill. */
export const PLACE_BOX: ViewBox = [-170, -310, 340, 360];

/**
 * The mill has no sails here, because they turn: use {@link windmillSails} at {@link MILL_AXLE}.
 */
export const PLACE_ART: Readonly<Record<PlaceName, (look: PlaceLook) => string>> = {
  math: mathMill,
  languageArts: wordOrchard,
  science: sciencePond,
  socialStudies: mapHill,
  foreignLanguage: talkingGarden,
  music: musicMeadow,
  art: artBarn,
  others: curiosityCabin,
};

const stillSails = at(
  MILL_AXLE.x,
  MILL_AXLE.y,
  MILL_AXLE.scale,
  `<g transform="rotate(18)">${windmillSails()}</g>`,
);

/** Returns a place as a complete still picture. */
export const placePicture = (name: PlaceName, look: PlaceLook) =>
  PLACE_ART[name](look) + (name === 'math' ? stillSails : '');
