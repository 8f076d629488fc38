import type { Subject } from '@wonderfield/contract/options';
import type { Player } from '../../../context/player.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { dayAt } from '../mastery/days.rules.ts';
import { placeOf } from '../mastery/place.ts';
import { selectGrowths } from '../models/growths.queries.ts';
import { loadModel } from '../models/replay-answers.ts';
import { learnerOf } from '../models/student-model.ts';
import { dealTasks, type PlanRow } from './deal-tasks.ts';
import { insertRow, selectLastRows } from './field.queries.ts';
import { dealtForOf } from './offline-rows.rules.ts';
import { askedIn, lastFocusAt, ROWS_REMEMBERED } from './recent-rows.rules.ts';
import type { DealtRow } from './row.rules.ts';

type NewRow = {
  subject: Subject;
  assignmentId: string | null;
  deviceKey: string | null;
  /** The plan of the row. By default, it is the player's next step. */
  plan?: PlanRow;
};

/** Returns a function that deals new rows without questions from recent or open rows. */
export const openRowDealer = async (
  tx: Db,
  player: Player,
  { open, now }: { open: readonly DealtRow[]; now: Date },
) => {
  const learner = learnerOf(player);
  const student = await loadModel(tx, learner);
  const { best: growths } = await selectGrowths(tx, player.id);
  const lastRows = await selectLastRows(tx, player.id, ROWS_REMEMBERED);
  const waitingQuestions = askedIn(open);
  const askedQuestions = askedIn([...lastRows, ...open]);
  const today = dayAt(now, player.timeZone);
  const dealtFor = dealtForOf(player);
  /** Returns the row, or undefined if the place has no skills. */
  return async ({ subject, plan, ...row }: NewRow): Promise<DealtRow | undefined> => {
    const lastFocus = lastFocusAt(subject, lastRows);
    const place = placeOf(subject, player, { today, lastFocus });
    const state = { student, growths, askedQuestions, waitingQuestions };
    const tasks = dealTasks(place, { ...state, ...(plan && { plan }) });
    if (tasks.length === 0) return undefined;
    const dealt = await insertRow(tx, { userId: player.id, subject, tasks, dealtFor, now, ...row });
    lastRows.unshift(dealt);
    return dealt;
  };
};
export type Dealer = Awaited<ReturnType<typeof openRowDealer>>;
