import { butterfly, duck, VISITOR_ART } from '../animals/visitors.ts';
import { cottage } from '../buildings/cottage.ts';
import { school } from '../buildings/school.ts';
import { AXLE_HEIGHT, windmillSails, windmillTower } from '../buildings/windmill.ts';
import { CROP_ART, type CropName } from '../plants/plants.ts';
import { at } from '../svg.ts';
import { svgDocument, type ViewBox } from '../svg-image.ts';
import { ANIMAL_DRAWINGS } from './thing-animals.ts';
import { OBJECT_DRAWINGS } from './thing-objects.ts';
import { PLANT_DRAWINGS } from './thing-plants.ts';
import { SKY_DRAWINGS } from './thing-sky.ts';

/* Drawings by name that a question can show. */

const SQUARE: ViewBox = [0, 0, 100, 100];

const ON_PAPER = { ...ANIMAL_DRAWINGS, ...OBJECT_DRAWINGS, ...PLANT_DRAWINGS, ...SKY_DRAWINGS };

type Drawn = { draw: () => string; box: ViewBox };

const crop = (name: CropName, box: ViewBox): Drawn => ({
  draw: () => CROP_ART[name].bloom(0),
  box,
});

/** Drawings of the field with the part that is shown in the square. */
const IN_THE_FIELD = {
  bee: VISITOR_ART.bee,
  butterfly: { draw: () => butterfly('#E792AE', '#C86F93'), box: [-44, -42, 88, 78] },
  duck: { draw: duck, box: [-68, -94, 148, 102] },
  fir: crop('fir', [-36, -92, 72, 98]),
  frog: VISITOR_ART.frog,
  hedgehog: VISITOR_ART.hedgehog,
  house: { draw: cottage, box: [-134, -182, 274, 196] },
  mill: {
    draw: () =>
      `${windmillTower()}<g transform="translate(0 ${-AXLE_HEIGHT}) rotate(24)">${windmillSails()}</g>`,
    box: [-106, -226, 212, 236],
  },
  mole: VISITOR_ART.mole,
  owl: { draw: VISITOR_ART.owl.draw, box: [-66, -256, 132, 176] },
  pumpkin: crop('pumpkin', [-44, -46, 88, 58]),
  robin: VISITOR_ART.robin,
  school: { draw: school, box: [-180, -268, 360, 286] },
  sheep: VISITOR_ART.sheep,
  snail: VISITOR_ART.snail,
  sunflower: crop('sunflower', [-40, -122, 80, 126]),
  tulip: crop('tulip', [-32, -96, 64, 100]),
  wheat: crop('wheat', [-32, -104, 64, 110]),
} satisfies Record<string, Drawn>;

export type ThingName = keyof typeof ON_PAPER | keyof typeof IN_THE_FIELD;

/** Fits a drawing into the square and aligns it to the bottom. */
const inSquare = ({ draw, box: [left, top, width, height] }: Drawn) => {
  const scale = 96 / Math.max(width, height);
  return at(50 - (left + width / 2) * scale, 97 - (top + height) * scale, scale, draw());
};

/** Returns the drawing as a square SVG document. */
export const thingArt = (name: ThingName) =>
  svgDocument(
    name in ON_PAPER
      ? ON_PAPER[name as keyof typeof ON_PAPER].join('')
      : inSquare(IN_THE_FIELD[name as keyof typeof IN_THE_FIELD]),
    SQUARE,
  );

export const THING_NAMES = [
  ...Object.keys(ON_PAPER),
  ...Object.keys(IN_THE_FIELD),
] as readonly ThingName[];
