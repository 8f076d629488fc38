import { middleStage, PLACE_ORDER } from '@wonderfield/contract/play/field';
import { findSkill } from '@wonderfield/questions/all-skills';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { dayAt } from '../mastery/days.rules.ts';
import { isSubject } from '../mastery/subjects.rules.ts';
import { selectGrowths } from '../models/growths.queries.ts';
import { selectOptionalLastPlace, selectPlaceRows } from '../rows/field.queries.ts';
import { selectSeeds } from '../seeds/seeds.queries.ts';
import { selectDailyTime } from '../sessions/players.queries.ts';
import { readToday } from '../time/read-today.ts';

/** Returns what has grown in the student's field. Counts no time, unlike opening the game. */
export const getOwnField = async ({ deps, actor }: Context<Actor<'student'>>) => {
  const { db } = deps;
  const [growths, rows, lastPlace, time] = [
    [...(await selectGrowths(db, actor.id)).best.values()],
    await selectPlaceRows(db, actor.id),
    await selectOptionalLastPlace(db, actor.id),
    await selectDailyTime(db, actor.id),
  ];
  const now = deps.now();
  const timeZone = await deps.timeZoneOf(time.zip);
  const dailyMinutes = time.daily_minutes ?? undefined;
  const { rest } = await readToday(db, { id: actor.id, dailyMinutes, timeZone }, now);
  const [seed] = await selectSeeds(db, actor.id, dayAt(now, timeZone));
  return {
    places: PLACE_ORDER.map((subject) => ({
      subject,
      rows: rows.get(subject) ?? 0,
      stage: middleStage(
        growths
          .filter(({ skillId }) => findSkill(skillId)?.subject === subject)
          .map(({ bestStage }) => bestStage),
      ),
    })),
    ...(isSubject(lastPlace) && { lastPlace }),
    ...(seed && { seed }),
    isTimeUp: rest === 'over',
  };
};
