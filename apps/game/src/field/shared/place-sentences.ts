import { type Stage, visitorsAt } from '@wonderfield/contract/play/field';
import type { Place } from '@wonderfield/contract/play/game-calls';
import type { Rest } from '@wonderfield/contract/play/play-day';
import { fieldStrings as words } from './field.strings.en.ts';

/** Returns a sentence about what is next at a place. */
export const nextAt = ({ isOpen, hasOpenRow, isThirsty, next = '' }: Place, rest: Rest) => {
  if (!isOpen) return words.resting;
  if (rest === 'over') return words.restsToday;
  if (hasOpenRow) return words.rowWaits;
  return isThirsty ? words.freshWater(next) : words.nextRow(next);
};

/** Describes what has grown at a place. */
export const grownStrings = ({ subject, rows, stage }: Place) =>
  [words.rowsFinished(rows), words.growing(stage), words.liveHere(visitorsAt(subject, rows))]
    .filter((part) => part !== '')
    .join(' ');

/** Describes how a skill grew. */
export const growthStrings = (before: Stage, after: Stage) =>
  before === 'bloom' && after === 'bloom' ? words.inBloom : words.grew(before, after);
