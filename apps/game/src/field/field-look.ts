import {
  bedAt,
  flowersAfter,
  isGrown,
  treesAfter,
  visitorsAt,
} from '@wonderfield/contract/play/field';
import type { Field } from '@wonderfield/contract/play/game-calls';
import type { FieldLook } from '../scene/scene.ts';

/** How a field looks: what its rows have grown there. */
export const fieldLook = ({ places }: Pick<Field, 'places'>): FieldLook => {
  const rowsInAll = places.reduce((sum, { rows }) => sum + rows, 0);
  return {
    places: places.map(({ subject, rows, stage, isOpen }) => ({
      subject,
      bed: bedAt(rows, stage),
      isGrown: isGrown(rows),
      isOpen,
      visitors: visitorsAt(subject, rows),
    })),
    flowers: flowersAfter(rowsInAll),
    trees: treesAfter(rowsInAll),
  };
};
