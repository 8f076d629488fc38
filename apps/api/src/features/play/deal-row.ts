import { ROWS_ALONG } from '@wonderfield/contract/limits';
import type { Subject } from '@wonderfield/contract/options';
import { Refusal } from '../../refusal.ts';
import type { Player } from '../../work/player.ts';
import type { Work } from '../../work/work.ts';
import { dayAt } from './days.rules.ts';
import { dealTasks } from './deal-tasks.ts';
import { insertRow, passTime, selectGrowths, selectLastRows } from './field.queries.ts';
import { makeRoomFor } from './make-room.ts';
import { holdPlayer, insertPlayer } from './players.queries.ts';
import { askedIn, ROWS_REMEMBERED } from './recent-rows.rules.ts';
import { restAfter } from './rest.rules.ts';
import { showRow } from './row.rules.ts';
import { reserveRows } from './rows-along.queries.ts';
import { dealtForOf, rowsOfDevice, rowToGoOnWith } from './rows-along.rules.ts';

/** Deals the next row at a place, or hands out the one that waits there. */
export const dealRow = (
  { deps, actor, atomically }: Work<Player>,
  { subject, deviceKey }: { subject: Subject; deviceKey?: string | undefined },
) =>
  atomically(async (tx) => {
    if (!actor.subjects.includes(subject)) throw new Refusal('PLY_002');
    const now = deps.now();
    const today = dayAt(now, actor.timeZone);
    await insertPlayer(tx, actor.id);
    await holdPlayer(tx, actor.id);
    const seconds = await passTime(tx, { userId: actor.id, day: today, now });
    if (restAfter({ seconds, dailyMinutes: actor.dailyMinutes }) === 'over')
      throw new Refusal('PLY_003');

    const open = await makeRoomFor(tx, { userId: actor.id, deviceKey, now });
    const waiting = rowToGoOnWith(open, { subject, deviceKey });
    const isRoom = rowsOfDevice(open, deviceKey).length < ROWS_ALONG;
    const keptFor = deviceKey !== undefined && isRoom ? deviceKey : null;
    if (waiting) {
      if (keptFor && waiting.deviceKey === null) {
        await reserveRows(tx, [waiting.id], { deviceKey: keptFor, now });
      }
      return { row: showRow(waiting) };
    }

    const { best: growths } = await selectGrowths(tx, actor.id);
    const lastRows = await selectLastRows(tx, actor.id, ROWS_REMEMBERED);
    const asked = askedIn([...lastRows, ...open]);
    const tasks = dealTasks(subject, actor, { growths, today, lastRows, asked });
    if (tasks.length === 0) throw new Refusal('PLY_002');
    const row = await insertRow(tx, {
      userId: actor.id,
      subject,
      tasks,
      deviceKey: keptFor,
      dealtFor: dealtForOf(actor),
      now,
    });
    return { row: showRow(row) };
  });
