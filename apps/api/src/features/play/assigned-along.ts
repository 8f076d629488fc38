import { ROWS_ALONG } from '@wonderfield/contract/limits';
import type { Db } from '../../db/connection.ts';
import type { Player } from '../../work/player.ts';
import type { Work } from '../../work/work.ts';
import { holdAssignment } from './assigned.queries.ts';
import { readAssigned } from './assigned.ts';
import { planAssignedRow } from './assigned-row.rules.ts';
import { giveUp } from './make-room.ts';
import type { Dealer } from './open-dealer.ts';
import type { DealtRow } from './row.rules.ts';

/**
 * The rows of what teachers assigned, what is due first first. They are no device's: each waits for the
 * player wherever it is played. What was taken back meanwhile is dealt to nobody.
 */
export const takeAssignedAlong = async (
  { deps, actor }: Work<Player>,
  tx: Db,
  { open, dealer }: { open: readonly DealtRow[]; dealer: Dealer | undefined },
): Promise<DealtRow[]> => {
  const assigned = (await readAssigned(deps, tx, actor)).slice(0, ROWS_ALONG);
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
    const isDue = !waiting && dealer && (await holdAssignment(tx, assignmentId));
    const plan: Parameters<Dealer>[0]['plan'] = (standing) => planAssignedRow(skills, standing);
    const row = isDue ? await dealer({ subject, assignmentId, deviceKey: null, plan }) : waiting;
    if (row) rows.push(row);
  }
  return rows;
};
