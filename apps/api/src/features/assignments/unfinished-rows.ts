import type { Db } from '../../db/connection/connection.ts';
import { addDays, type Day, daysBetween } from '../play/mastery/days.rules.ts';
import {
  selectChosen,
  selectFinished,
  selectOpenAssignmentsOf,
  selectRosterOf,
} from './assignments.queries.ts';
import { standsIn } from './assignments.rules.ts';

/** Open rows by the id of their classroom. */
type UnfinishedRows = Map<string, { daysUntilDue: number; students: number }[]>;

export type ClassDay = { classroomId: string; timeZone: string; today: Day };

/**
 * Returns the open rows of classrooms that are due in the next days, with the number of students
 * who have not finished them.
 */
export const readUnfinishedRows = async (
  db: Db,
  classDays: readonly ClassDay[],
  days: number,
): Promise<UnfinishedRows> => {
  const assignments = await selectOpenAssignmentsOf(
    db,
    classDays.map(({ classroomId, today }) => ({
      classroomId,
      today,
      until: addDays(today, days),
    })),
  );
  const ids = assignments.map(({ id }) => id);
  const rows: UnfinishedRows = new Map();
  if (ids.length === 0) return rows;
  const chosen = await selectChosen(db, ids);
  const finished = await selectFinished(db, ids);
  const byClass = Map.groupBy(assignments, ({ classroomId }) => classroomId);
  for (const { classroomId, timeZone, today } of classDays) {
    const ofClass = byClass.get(classroomId);
    if (!ofClass) continue;
    const classFacts = {
      roster: await selectRosterOf(db, classroomId),
      chosen,
      finished,
      timeZone,
    };
    rows.set(
      classroomId,
      ofClass.map((assignment) => ({
        daysUntilDue: daysBetween(today, assignment.dueOn),
        students: standsIn(assignment, classFacts).filter(({ state }) => state === 'notYet').length,
      })),
    );
  }
  return rows;
};
