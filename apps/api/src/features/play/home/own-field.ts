import { SUBJECTS, type Subject } from '@wonderfield/contract/options';
import { middleStage, PLACE_ORDER } from '@wonderfield/contract/play/field';
import { findSkill } from '@wonderfield/questions/all-skills';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { dayAt } from '../mastery/days.rules.ts';
import { restAfter } from '../mastery/rest.rules.ts';
import { selectGrowths } from '../models/growths.queries.ts';
import { selectOptionalLastPlace, selectPlaceRows, selectSeconds } from '../rows/field.queries.ts';
import { selectDailyTime } from '../sessions/players.queries.ts';

const isSubject = (subject: string | undefined): subject is Subject =>
  SUBJECTS.some(({ value }) => value === subject);

/** Returns what has grown in the student's field. Counts no time, unlike opening the game. */
export const getOwnField = async ({ deps, actor }: Context<Actor<'student'>>) => {
  const { db } = deps;
  const [growths, rows, lastPlace, time] = [
    [...(await selectGrowths(db, actor.id)).best.values()],
    await selectPlaceRows(db, actor.id),
    await selectOptionalLastPlace(db, actor.id),
    await selectDailyTime(db, actor.id),
  ];
  const day = dayAt(deps.now(), await deps.timeZoneOf(time.zip));
  const seconds = await selectSeconds(db, { userId: actor.id, day });
  const dailyMinutes = time.daily_minutes ?? undefined;
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
    isTimeUp: restAfter({ seconds, dailyMinutes }) === 'over',
  };
};
