import type { Subject } from '@wonderfield/contract/options';
import {
  type Crop,
  PLACES,
  type PlaceDress,
  type Stage,
  type Visitor,
} from '@wonderfield/contract/play/field';
import type { Seed } from '@wonderfield/contract/play/seed-calls';
import { HARE_BOX, type HarePose, hare } from '@wonderfield/ui/field-art/animals/hare';
import { snail } from '@wonderfield/ui/field-art/animals/snail';
import { VISITOR_ART } from '@wonderfield/ui/field-art/animals/visitors';
import { windmillSails } from '@wonderfield/ui/field-art/buildings/windmill';
import { bed } from '@wonderfield/ui/field-art/land';
import { mathMill } from '@wonderfield/ui/field-art/places/math-mill';
import { PLACE_ART, PLACE_BOX } from '@wonderfield/ui/field-art/places/places';
import { flower } from '@wonderfield/ui/field-art/plants/blooms';
import {
  bush,
  fence,
  grass,
  poplar,
  signpost,
  tree,
  wateringCan,
} from '@wonderfield/ui/field-art/plants/greenery';
import {
  BASKET_BOX,
  basketBack,
  basketFront,
  harvested,
  PETAL_BOX,
  petal,
} from '@wonderfield/ui/field-art/plants/harvest';
import { PLANT_BOX, plant } from '@wonderfield/ui/field-art/plants/plants';
import { SEED_BOX, tomorrowSeed } from '@wonderfield/ui/field-art/seeds/tomorrow-seed';
import { birds, cloud, kite } from '@wonderfield/ui/field-art/sky';
import type { ViewBox } from '@wonderfield/ui/field-art/svg-image';
import { BED } from '../field-map.ts';
import type { Picture } from './painter.ts';

/* Artwork of the field as named pictures. */

const picture = (name: string, box: ViewBox, draw: () => string): Picture => ({ name, box, draw });

export const plantPicture = (crop: Crop, stage: Stage, variant: number) =>
  picture(
    // Only tulips differ from plant to plant.
    `plant ${crop} ${stage} ${crop === 'tulip' ? variant : 0}`,
    PLANT_BOX,
    () => plant(crop, stage, variant),
  );

export const harvestPicture = (crop: Crop, variant: number) =>
  picture(`harvest ${crop} ${crop === 'tulip' ? variant : 0}`, PLANT_BOX, () =>
    harvested(crop, variant),
  );

export const placePicture = (subject: Subject, look: PlaceDress & { stage: Stage }) =>
  picture(`place ${subject} ${look.hasGain} ${look.isGrown} ${look.stage}`, PLACE_BOX, () =>
    PLACE_ART[subject](look),
  );

/** Returns a place from nearby. The mill omits its abacus to make room for the hare. */
export const nearPlacePicture = (subject: Subject, dress: PlaceDress) =>
  subject === 'math'
    ? picture(`near mill ${dress.hasGain} ${dress.isGrown}`, PLACE_BOX, () =>
        mathMill({ ...dress, hasAbacus: false }),
      )
    : placePicture(subject, { ...dress, stage: 'bud' });

export const sailsPicture = picture('sails', [-98, -98, 196, 196], windmillSails);

export const bedPicture = (subject: Subject, plantScale: number) =>
  picture(
    `bed ${PLACES[subject].crop === 'lily'} ${plantScale}`,
    [-4, -BED.height, BED.width + 12, BED.height * 2],
    () =>
      bed(BED.width, BED.height * plantScale, PLACES[subject].crop === 'lily' ? 'water' : 'soil'),
  );

export const visitorPicture = (visitor: Visitor) =>
  picture(`visitor ${visitor}`, VISITOR_ART[visitor].box, VISITOR_ART[visitor].draw);

export const harePicture = (pose: HarePose, bloom: number) =>
  picture(`hare ${pose} ${bloom}`, HARE_BOX, () => hare(pose, bloom));

export const snailPicture = picture('snail', VISITOR_ART.snail.box, snail);
export const basketBackPicture = picture('basket back', BASKET_BOX, basketBack);
export const basketFrontPicture = picture('basket front', BASKET_BOX, basketFront);
export const petalPicture = (kind: number) =>
  picture(`petal ${kind}`, PETAL_BOX, () => petal(kind));

export const cloudPicture = picture('cloud', [0, 0, 116, 52], cloud);
export const birdsPicture = picture('birds', [-4, -4, 68, 32], birds);
export const kitePicture = picture('kite', [-42, -48, 84, 222], kite);
export const treePicture = (color: string, fruit?: string) =>
  picture(`tree ${color} ${fruit}`, [-40, -106, 80, 112], () => tree(color, fruit));
export const poplarPicture = (color: string) =>
  picture(`poplar ${color}`, [-26, -132, 52, 138], () => poplar(color));
export const bushPicture = (color: string) =>
  picture(`bush ${color}`, [-54, -48, 108, 52], () => bush(color));
export const grassPicture = (color: string) =>
  picture(`grass ${color}`, [-22, -46, 44, 48], () => grass(color));
export const flowerPicture = (bloom: number, height: number) =>
  picture(`flower ${bloom} ${height}`, [-36, -height - 40, 72, height + 44], () =>
    flower(bloom, height),
  );
export const fencePicture = picture('fence', [-8, -44, 96, 48], () => fence(3));
export const signpostPicture = picture('signpost', [-100, -184, 200, 194], signpost);
export const seedPicture = ({ subject, isOpen }: Seed) =>
  picture(isOpen ? `seed of ${subject}` : 'seed', SEED_BOX, () =>
    tomorrowSeed({ place: subject, isOpen }),
  );
export const canPicture = picture('watering can', [-58, -70, 140, 80], wateringCan);
