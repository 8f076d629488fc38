import type { SeenField } from '@wonderfield/contract/friends/friends';
import { middleStage, PLACE_ORDER } from '@wonderfield/contract/play/field';
import { findSkill } from '@wonderfield/questions/all-skills';
import type { Db } from '../../../db/connection/connection.ts';
import { selectGrowths } from '../models/growths.queries.ts';
import { selectPlaceRows } from './field.queries.ts';

/** Returns a field as others see it, with best stages only. */
export const readPublicField = async (db: Db, userId: string): Promise<SeenField> => {
  const rows = await selectPlaceRows(db, userId);
  const { best } = await selectGrowths(db, userId);
  const stagesAt = Map.groupBy(best.values(), ({ skillId }) => findSkill(skillId)?.subject);
  return {
    places: PLACE_ORDER.map((subject) => ({
      subject,
      rows: rows.get(subject) ?? 0,
      stage: middleStage((stagesAt.get(subject) ?? []).map(({ bestStage }) => bestStage)),
    })),
  };
};
