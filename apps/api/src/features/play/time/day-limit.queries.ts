import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement, singleRow } from '../../../db/connection/prepared-statement.ts';
import type { Day } from '../mastery/days.rules.ts';
import type { DayLimit } from './time.rules.ts';

type DayOfUser = { userId: string; day: Day };

const changesOfDay = preparedStatement(
  (_db, { userId, day }: DayOfUser) => sql<Omit<DayLimit, 'dailyMinutes'>>`
    select coalesce((select minutes from extra_play_time
        where user_id = ${userId} and day = ${day}::date), 0)::int as "extraMinutes",
      exists (select from play_days join play_rows on play_rows.id = play_days.last_row_id
        where play_days.user_id = ${userId} and play_days.day = ${day}::date
        and play_rows.finished_at is not null) as "hasFinishedLastRow"`,
);

/** Returns the limit of a day, or undefined if the parent set none. */
export const selectDayLimit = async (
  db: Db,
  { id, dailyMinutes }: { id: string; dailyMinutes: number | undefined },
  day: Day,
): Promise<DayLimit | undefined> =>
  dailyMinutes === undefined
    ? undefined
    : { dailyMinutes, ...singleRow(await changesOfDay(db, { userId: id, day })) };

/** Remembers the row that was announced as the last one of the day. */
export const setLastRow = (tx: Db, { userId, day, rowId }: DayOfUser & { rowId: string }) =>
  tx
    .updateTable('play_days')
    .set({ last_row_id: rowId })
    .where('user_id', '=', userId)
    .where('day', '=', sql<Date>`${day}::date`)
    .execute();
