import { ROWS_ALONG } from '@wonderfield/contract/limits';
import type { Db } from '../../db/connection.ts';
import type { Player } from '../../work/player.ts';
import type { Work } from '../../work/work.ts';
import { dayAt } from './days.rules.ts';
import { dealTasks } from './deal-tasks.ts';
import {
  insertRow,
  selectGrowths,
  selectLastRows,
  selectPlaceRows,
  selectSeconds,
} from './field.queries.ts';
import { giveUp, makeRoomFor } from './make-room.ts';
import { holdPlayer, insertPlayer } from './players.queries.ts';
import { askedIn, ROWS_REMEMBERED } from './recent-rows.rules.ts';
import { restAfter, todayOf } from './rest.rules.ts';
import { type DealtRow, showRow } from './row.rules.ts';
import { reserveRows } from './rows-along.queries.ts';
import {
  dealtForOf,
  inPlayOrder,
  isOutdated,
  placesToDeal,
  rowsOfDevice,
} from './rows-along.rules.ts';

type Device = { deviceKey: string; now: Date };

/** New rows for what is missing, none of which asks what was asked lately or lies here already. */
const dealMissing = async (
  tx: Db,
  player: Player,
  { along, open, device }: { along: DealtRow[]; open: readonly DealtRow[]; device: Device },
) => {
  const rowsThere = await selectPlaceRows(tx, player.id);
  const places = placesToDeal(along, { subjects: player.subjects, rowsThere });
  if (places.length === 0) return along;
  const { best: growths } = await selectGrowths(tx, player.id);
  const today = dayAt(device.now, player.timeZone);
  const lastRows = await selectLastRows(tx, player.id, ROWS_REMEMBERED);
  const asked = askedIn([...lastRows, ...open]);
  const dealtFor = dealtForOf(player);
  const dealt = [...along];
  for (const subject of places) {
    const tasks = dealTasks(subject, player, { growths, today, lastRows, asked });
    if (tasks.length === 0) continue;
    const row = await insertRow(tx, {
      ...{ userId: player.id, subject, assignmentId: null, tasks, dealtFor },
      ...device,
    });
    lastRows.unshift(row);
    dealt.push(row);
  }
  return dealt;
};

/** Tops a device up with rows to play without a network, and tells which of its rows are still good. */
export const takeRowsAlong = (
  { deps, actor, atomically }: Work<Player>,
  { deviceKey }: { deviceKey: string },
) =>
  atomically(async (tx) => {
    const now = deps.now();
    const device = { deviceKey, now };
    await insertPlayer(tx, actor.id);
    await holdPlayer(tx, actor.id);
    const open = await makeRoomFor(tx, { userId: actor.id, ...device });
    const isAllowed = ({ subject }: DealtRow) => actor.subjects.includes(subject);
    const isGood = (row: DealtRow) => isAllowed(row) && !isOutdated(row, actor, now);
    const own = rowsOfDevice(open, deviceKey);
    // What the parent left out or changed since then is not played anymore.
    await giveUp(
      tx,
      own.filter((row) => !isGood(row)),
      now,
    );
    const kept = own.filter(isGood);
    // What was begun elsewhere, and is no device's, comes along first.
    const isFree = (row: DealtRow) => row.deviceKey === null && row.assignmentId === null;
    const free = inPlayOrder(open.filter((row) => isFree(row) && isAllowed(row)));
    const along = [...kept, ...free.slice(0, ROWS_ALONG - kept.length)];
    await reserveRows(
      tx,
      along.map(({ id }) => id),
      device,
    );
    const day = dayAt(now, actor.timeZone);
    const seconds = await selectSeconds(tx, { userId: actor.id, day });
    const isOver = restAfter({ seconds, dailyMinutes: actor.dailyMinutes }) === 'over';
    const rows = isOver ? along : await dealMissing(tx, actor, { along, open, device });
    return { rows: inPlayOrder(rows).map(showRow), today: todayOf(actor, { seconds, now }) };
  });
