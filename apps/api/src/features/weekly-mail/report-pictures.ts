import type { Crop, Stage } from '@wonderfield/contract/play/field';
import { EVENING_BOX, eveningField } from '@wonderfield/ui/field-art/evening-field';
import { mark } from '@wonderfield/ui/field-art/mark';
import { plant } from '@wonderfield/ui/field-art/plants';
import { at } from '@wonderfield/ui/field-art/svg';
import { svgDocument, type ViewBox } from '@wonderfield/ui/field-art/svg-image';
import sharp from 'sharp';
import type { LetterPicture } from '../../gateways/mailer.ts';
import type { ReportFacts } from './report-facts.ts';

/* The pictures of the weekly mail, drawn from the same art as the pages: mail programs show no SVG. */

/** Two pixels for each one of the letter, for sharp screens. */
const SCALE = 2;

/** On paper of its own, because in the dark the letter's is dark. */
const MARK_BOX: ViewBox = [0, 0, 44, 44];
const markOnPaper = () =>
  `<rect width="44" height="44" rx="12" fill="#fff"/>${at(4, 4, 0.75, mark())}`;

const PLANT_BADGE_BOX: ViewBox = [0, 0, 48, 48];
/** Young plants are small; each fills its badge. */
const BADGE_SCALE: Readonly<Record<Stage, number>> = {
  seed: 0.62,
  sprout: 0.6,
  leaf: 0.44,
  bud: 0.36,
  bloom: 0.31,
};
const plantBadge = (crop: Crop, stage: Stage) =>
  `<circle cx="24" cy="24" r="24" fill="#E1F0DF"/>${at(24, 38, BADGE_SCALE[stage], plant(crop, stage))}`;

export const MARK_CID = 'mark';
export const SCENE_CID = 'evening';
export const plantCid = ({ crop, stage }: { crop: Crop; stage: Stage }) => `${crop}-${stage}`;

const drawn = new Map<string, Promise<Buffer>>();

/** Each drawing becomes a PNG once in the life of the process: there are a few dozen. */
const png = (name: string, drawing: () => string, box: ViewBox) => {
  const known = drawn.get(name);
  if (known) return known;
  const made = sharp(Buffer.from(svgDocument(drawing(), box, SCALE)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  drawn.set(name, made);
  // One that failed is tried again with the next letter.
  made.catch(() => drawn.delete(name));
  return made;
};

const picture = async (cid: string, content: Promise<Buffer>): Promise<LetterPicture> => ({
  cid,
  png: await content,
});

/** What a letter shows; a plant that grows twice is sent once. */
export const picturesOf = ({ bloom, growing }: ReportFacts): Promise<LetterPicture[]> => {
  const plants = new Map(growing.map((skill) => [plantCid(skill), skill]));
  return Promise.all([
    picture(MARK_CID, png('mark', markOnPaper, MARK_BOX)),
    picture(
      SCENE_CID,
      png(`evening-${bloom}`, () => eveningField(bloom), EVENING_BOX),
    ),
    ...[...plants].map(([cid, { crop, stage }]) =>
      picture(
        cid,
        png(cid, () => plantBadge(crop, stage), PLANT_BADGE_BOX),
      ),
    ),
  ]);
};
