import { visitorAfter } from '@wonderfield/contract/play/field';
import type { Field, Harvest, Row } from '@wonderfield/contract/play/game-calls';

/**
 * Returns the harvest of an offline row. The visitor is deterministic, and the server sends the
 * learned skills later.
 */
export const offlineHarvest = (
  { places }: Pick<Field, 'places'>,
  { rowId, subject, tasks }: Row,
): Harvest => {
  const rows = (places.find((place) => place.subject === subject)?.rows ?? 0) + 1;
  return {
    rowId,
    subject,
    rows,
    learned: [],
    cameBack: tasks.filter(({ tries: attempts }) => attempts > 1).length,
    visitor: visitorAfter(subject, rows),
  };
};
