import { lettering } from '../lettering.ts';
import { PAINT } from '../paint.ts';
import { appleTree } from '../plants/crop-trees.ts';
import { type GrowthStage, plant } from '../plants/plants.ts';
import { at, ground } from '../svg.ts';
import type { PlaceDress } from './place-dress.ts';

const letterTag = (x: number, y: number, letter: string, color: string) =>
  `<path d="M${x} ${y - 16}V${y - 6}" stroke="#F1E3D1" stroke-width="1.6"/><path d="M${x - 11} ${y}L${x - 6} ${y - 8}H${x + 6}L${x + 11} ${y}V${y + 18}H${x - 11}Z" fill="${color}"/><circle cx="${x}" cy="${y - 3}" r="1.8" fill="#6D4829"/>${at(x, y + 13, 0.78, lettering(letter, PAINT.ink))}`;

const letterTags = () =>
  [
    letterTag(-96, -64, 'a', '#FFF6DE'),
    letterTag(26, -72, 'w', '#FFE9A8'),
    letterTag(76, -58, 'e', '#FFF6DE'),
    letterTag(-22, -58, 'b', '#FBE6EE'),
  ].join('');

const ladder = () =>
  '<path d="M-10 2L-2-70M14 2L6-70" stroke="#E7CFA6" stroke-width="5" stroke-linecap="round"/><path d="M-8-14H12M-6-30H10M-4-46H8M-3-60H7" stroke="#E7CFA6" stroke-width="4.4"/>';

/** Returns an orchard tree in the stage of the learned skills. */
const orchardTree = (stage: GrowthStage) => {
  if (stage === 'bloom') return at(0, 0, 1.25, appleTree(38, 'apples'));
  if (stage === 'bud') return at(0, 0, 1.1, appleTree(34, 'blossom'));
  if (stage === 'leaf') return at(0, 0, 0.96, appleTree(26, 'leaves'));
  return at(0, 0, 1.3, plant('apple', 'sprout'));
};

export const wordOrchard = ({ hasGain, isGrown, stage }: PlaceDress & { stage: GrowthStage }) => {
  const tree = orchardTree(isGrown ? 'bloom' : stage);
  const stand = (x: number, scale: number) =>
    at(x, 0, 1, ground(40 * scale, 5)) + at(x, 0, scale, tree);
  return `${stand(-84, 0.86)}${stand(84, 0.9)}${stand(0, 1.06)}${isGrown ? letterTags() : hasGain ? letterTag(0, -46, 'a', '#FFE9A8') : ''}${at(isGrown ? 46 : 44, 2, 1, ladder())}`;
};
