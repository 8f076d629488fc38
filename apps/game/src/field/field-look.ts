import {
  bedAt,
  dressAt,
  flowersAfter,
  plantSizeAt,
  treesAfter,
  visitorsAt,
} from '@wonderfield/contract/play/field';
import type { Place } from '@wonderfield/contract/play/game-calls';
import type { Seed } from '@wonderfield/contract/play/seed-calls';
import type { FieldLook } from '../scene/scene.ts';

type GrownPlace = Pick<Place, 'subject' | 'rows' | 'stage'> & { isOpen?: boolean };

/** Returns the look of a field from its finished rows. */
export const fieldLook = ({
  places,
  seeds = [],
  hasHare = true,
}: {
  places: readonly GrownPlace[];
  seeds?: readonly Seed[];
  hasHare?: boolean;
}): FieldLook => {
  const rowsInAll = places.reduce((sum, { rows }) => sum + rows, 0);
  return {
    places: places.map(({ subject, rows, stage, isOpen = true }) => ({
      subject,
      bed: bedAt(rows),
      plantSize: plantSizeAt(rows),
      stage,
      dress: dressAt(rows),
      isOpen,
      visitors: visitorsAt(subject, rows),
    })),
    hasHare,
    seeds,
    flowers: flowersAfter(rowsInAll),
    trees: treesAfter(rowsInAll),
  };
};
