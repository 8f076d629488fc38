import { OFFLINE_ROWS } from '@wonderfield/contract/limits';
import { planAssignedRow } from '@wonderfield/mastery/plan-assigned-row';
import type { Context } from '../../../context/context.ts';
import type { Player } from '../../../context/player.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { lockAssignment } from '../rows/assigned-rows.queries.ts';
import { readAssigned } from '../rows/assigned-rows.ts';
import type { PlanRow } from '../rows/deal-tasks.ts';
import { giveUp } from '../rows/release-rows.ts';
import type { DealtRow } from '../rows/row.rules.ts';
import type { Dealer } from '../rows/row-dealer.ts';

/**
 * Returns the rows of assignments by due date. They belong to no device, and rows of withdrawn
 * assignments are withdrawn.
 */
export const takeAssignedRows = async (
  { deps, actor }: Context<Player>,
  tx: Db,
  { open, dealer }: { open: readonly DealtRow[]; dealer: Dealer | undefined },
): Promise<DealtRow[]> => {
  const assigned = (await readAssigned(deps, tx, actor)).slice(0, OFFLINE_ROWS);
  const dealt = open.filter(({ assignmentId }) => assignmentId !== null);
  const isWanted = ({ assignmentId }: DealtRow) =>
    assigned.some(({ shown }) => shown.assignmentId === assignmentId);
  await giveUp(
    tx,
    dealt.filter((row) => !isWanted(row)),
    deps.now(),
  );
  const rows: DealtRow[] = [];
  for (const { shown, skills } of assigned) {
    const { assignmentId, subject } = shown;
    const waiting = dealt.find((row) => row.assignmentId === assignmentId);
    const isDue = !waiting && dealer && (await lockAssignment(tx, assignmentId));
    const plan: PlanRow = (student, place, draw) =>
      planAssignedRow(student, { ...place, skills }, draw);
    const row = isDue ? await dealer({ subject, assignmentId, deviceKey: null, plan }) : waiting;
    if (row) rows.push(row);
  }
  return rows;
};
