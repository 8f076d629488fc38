import type { Context } from '../../../context/context.ts';
import type { Player } from '../../../context/player.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { selectPlaceRows, selectReleased } from '../rows/field.queries.ts';
import { reserveRows } from '../rows/offline-rows.queries.ts';
import {
  freshSince,
  inPlayOrder,
  isOutdated,
  placesToDeal,
  rowsOfDevice,
  rowsToTake,
} from '../rows/offline-rows.rules.ts';
import { createRoomFor, giveUp } from '../rows/release-rows.ts';
import { type DealtRow, showRow } from '../rows/row.rules.ts';
import { type Dealer, openRowDealer } from '../rows/row-dealer.ts';
import { insertPlayer, lockPlayer } from '../sessions/players.queries.ts';
import { readToday } from '../time/read-today.ts';
import { takeAssignedRows } from './offline-assigned-rows.ts';

/** Deals new rows for the missing number. */
const dealMissing = async (
  tx: Db,
  player: Player,
  { along: offline, dealer, deviceKey }: { along: DealtRow[]; dealer: Dealer; deviceKey: string },
) => {
  const rowsThere = await selectPlaceRows(tx, player.id);
  const dealt = [...offline];
  for (const subject of placesToDeal(offline, { subjects: player.subjects, rowsThere })) {
    const row = await dealer({ subject, assignmentId: null, deviceKey });
    if (row) dealt.push(row);
  }
  return dealt;
};

/** Refills a device's offline rows and returns those that are still valid. */
export const refillOfflineRows = (ctx: Context<Player>, { deviceKey }: { deviceKey: string }) =>
  ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    const now = deps.now();
    await insertPlayer(tx, actor.id);
    await lockPlayer(tx, actor.id);
    const open = await createRoomFor(tx, { userId: actor.id, deviceKey, now });
    const { rest, today } = await readToday(tx, actor, now);
    const isOver = rest === 'over';

    const isAllowed = ({ subject }: DealtRow) => actor.subjects.includes(subject);
    const isGood = (row: DealtRow) => isAllowed(row) && !isOutdated(row, actor, now);
    const own = rowsOfDevice(open, deviceKey);
    const kept = own.filter(isGood);
    // Reuse released rows before dealing new ones, which limits the rows of a player with many
    // devices.
    const released = isOver ? [] : await selectReleased(tx, actor.id, freshSince(now));
    const offline = rowsToTake({
      kept,
      others: open.filter((row) => row.deviceKey !== deviceKey && isAllowed(row)),
      givenUp: released.filter(isGood),
    });
    // Release rows that no longer match the parent's settings.
    await giveUp(
      tx,
      own.filter((row) => !offline.includes(row)),
      now,
    );
    await reserveRows(
      tx,
      offline.map(({ id }) => id),
      { deviceKey, now },
    );

    const dealer = isOver
      ? undefined
      : await openRowDealer(tx, actor, { open: [...open, ...offline], now });
    const assigned = await takeAssignedRows(ctx, tx, { open, dealer });
    const rows = dealer
      ? await dealMissing(tx, actor, { along: offline, dealer, deviceKey })
      : offline;
    return {
      rows: [...assigned, ...inPlayOrder(rows)].map(showRow),
      today,
    };
  });
