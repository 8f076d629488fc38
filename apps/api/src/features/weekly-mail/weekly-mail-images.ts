import type { Crop, Stage } from '@wonderfield/contract/play/field';
import { EVENING_BOX, eveningField } from '@wonderfield/ui/field-art/evening-field';
import { plant } from '@wonderfield/ui/field-art/plants/plants';
import { at } from '@wonderfield/ui/field-art/svg';
import type { ViewBox } from '@wonderfield/ui/field-art/svg-image';
import { type EmailPicture, MARK_PICTURE } from '../../gateways/email/email-images.ts';
import type { ChildFacts, WeeklyMailFacts } from './weekly-mail-facts.ts';

/* The images of the weekly mail. */

const PLANT_BADGE_BOX: ViewBox = [0, 0, 48, 48];
/** Scales for each stage, so that young plants fill the badge, too. */
const BADGE_SCALE: Readonly<Record<Stage, number>> = {
  seed: 0.62,
  sprout: 0.6,
  leaf: 0.44,
  bud: 0.36,
  bloom: 0.31,
};
const plantBadge = (crop: Crop, stage: Stage) =>
  `<circle cx="24" cy="24" r="24" fill="#E1F0DF"/>${at(24, 38, BADGE_SCALE[stage], plant(crop, stage))}`;

export const plantPicture = ({ crop, stage }: { crop: Crop; stage: Stage }): EmailPicture => ({
  cid: `${crop}-${stage}`,
  draw: () => plantBadge(crop, stage),
  box: PLANT_BADGE_BOX,
});

export const scenePicture = ({ bloom }: Pick<ChildFacts, 'bloom'>): EmailPicture => ({
  cid: `evening-${bloom}`,
  draw: () => eveningField(bloom),
  box: EVENING_BOX,
  isFading: true,
});

/** Returns the images of a mail, each plant once. */
export const picturesOf = ({ children }: WeeklyMailFacts): EmailPicture[] => {
  const growing = children.flatMap((child) => child.growing.map(plantPicture));
  const plants = new Map(growing.map((plant) => [plant.cid, plant]));
  return [MARK_PICTURE, ...children.slice(0, 1).map(scenePicture), ...plants.values()];
};
