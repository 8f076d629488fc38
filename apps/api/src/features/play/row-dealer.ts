import type { Subject } from '@wonderfield/contract/options';
import type { Player } from '../../context/player.ts';
import type { Db } from '../../db/connection.ts';
import { type PlannedTask, planRow, type Standing } from './choose-row.rules.ts';
import { dayAt } from './days.rules.ts';
import { dealTasks } from './deal-tasks.ts';
import { insertRow, selectGrowths, selectLastRows } from './field.queries.ts';
import { dealtForOf } from './offline-rows.rules.ts';
import { askedIn, ROWS_REMEMBERED } from './recent-rows.rules.ts';
import type { DealtRow } from './row.rules.ts';

type NewRow = {
  subject: Subject;
  assignmentId: string | null;
  deviceKey: string | null;
  /** What to practice; the player's own next step unless told otherwise. */
  plan?: (standing: Standing) => PlannedTask[];
};

/** Deals new rows, none of which asks what was asked lately or lies open already. */
export const openDealer = async (
  tx: Db,
  player: Player,
  { open, now }: { open: readonly DealtRow[]; now: Date },
) => {
  const { best: growths } = await selectGrowths(tx, player.id);
  const lastRows = await selectLastRows(tx, player.id, ROWS_REMEMBERED);
  const askedQuestions = askedIn([...lastRows, ...open]);
  const today = dayAt(now, player.timeZone);
  const dealtFor = dealtForOf(player);
  /** The row; none where there is nothing to deal. */
  return async ({ subject, plan = planRow, ...row }: NewRow): Promise<DealtRow | undefined> => {
    const tasks = dealTasks(subject, player, {
      growths,
      today,
      lastRows,
      asked: askedQuestions,
      plan,
    });
    if (tasks.length === 0) return undefined;
    const dealt = await insertRow(tx, { userId: player.id, subject, tasks, dealtFor, now, ...row });
    lastRows.unshift(dealt);
    return dealt;
  };
};
export type Dealer = Awaited<ReturnType<typeof openDealer>>;
