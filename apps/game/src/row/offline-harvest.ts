import { visitorAfter } from '@wonderfield/contract/play/field';
import type { Field, Harvest, Row } from '@wonderfield/contract/play/game-calls';

/** A harvest without a network: who moves in is no chance, what was learned the server tells later. */
export const offlineHarvest = ({ places }: Field, { rowId, subject, tasks }: Row): Harvest => {
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
