import type { NextStep } from '@wonderfield/contract/next-steps/next-step';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { readUnfinishedRows } from '../assignments/unfinished-rows.ts';
import { dayAt } from '../play/mastery/days.rules.ts';
import { selectClassFacts } from './next-steps.queries.ts';
import { nextSteps, SOON_DAYS } from './next-steps.rules.ts';

/** Lists what the teacher can do next in the active classrooms, the most urgent first. */
export const getNextSteps = async ({
  deps,
  actor,
}: Context<Educator>): Promise<{ steps: NextStep[] }> => {
  const classes = await selectClassFacts(deps.db, actor.id);
  const classDays = await Promise.all(
    classes.map(async ({ id, zip }) => {
      const timeZone = await deps.timeZoneOf(zip);
      return { classroomId: id, timeZone, today: dayAt(deps.now(), timeZone) };
    }),
  );
  const rows = await readUnfinishedRows(deps.db, classDays, SOON_DAYS);
  return { steps: nextSteps(classes, rows) };
};
