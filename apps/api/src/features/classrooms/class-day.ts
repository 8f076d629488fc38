import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { dayAt } from '../play/mastery/days.rules.ts';
import { selectClassFacts } from './class-day.queries.ts';

/** Returns the classroom's current date in its time zone, its grade and whether it is archived. */
export const readClassDay = async (
  { now, timeZoneOf }: Pick<Deps, 'now' | 'timeZoneOf'>,
  db: Db,
  classroomId: string,
) => {
  const { grade, zip, archived_at } = await selectClassFacts(db, classroomId);
  const timeZone = await timeZoneOf(zip);
  return { grade, timeZone, today: dayAt(now(), timeZone), isArchived: archived_at !== null };
};
