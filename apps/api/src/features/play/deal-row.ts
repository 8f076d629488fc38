import { ROWS_ALONG } from '@wonderfield/contract/limits';
import type { Subject } from '@wonderfield/contract/options';
import type { Work } from '../../context/context.ts';
import type { Player } from '../../context/player.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { planAssignedRow } from './assigned-row.rules.ts';
import { findAssigned } from './assigned-rows.ts';
import { type PlannedTask, planRow, type Standing } from './choose-row.rules.ts';
import { dayAt } from './days.rules.ts';
import { passTime, selectGivenUp } from './field.queries.ts';
import { reserveRows } from './offline-rows.queries.ts';
import {
  freshSince,
  inPlayOrder,
  isOutdated,
  rowsOfDevice,
  rowToGoOnWith,
} from './offline-rows.rules.ts';
import { holdPlayer, insertPlayer } from './players.queries.ts';
import { makeRoomFor } from './release-rows.ts';
import { restAfter } from './rest.rules.ts';
import { type DealtRow, showRow } from './row.rules.ts';
import { openDealer } from './row-dealer.ts';

/** A place, or what a teacher assigned; and which device asks. */
type Asked = {
  subject?: Subject | undefined;
  assignmentId?: string | undefined;
  deviceKey?: string | undefined;
};

/** Where the row grows, which of the open ones it goes on with, and what a new one asks. */
type Wanted = {
  subject: Subject;
  assignmentId: string | null;
  waiting: (open: readonly DealtRow[]) => DealtRow | undefined;
  plan: (standing: Standing) => PlannedTask[];
};

const placeWanted = (
  subject: Subject,
  { subjects }: Player,
  deviceKey: string | undefined,
): Wanted => {
  if (!subjects.includes(subject)) throw new Refusal('PLY_002');
  return {
    subject,
    assignmentId: null,
    waiting: (open) => rowToGoOnWith(open, { subject, deviceKey }),
    plan: planRow,
  };
};

const assignedWanted = async (
  { deps, actor }: Work<Player>,
  tx: Db,
  assignmentId: string,
): Promise<Wanted> => {
  const { shown, skills } = await findAssigned(deps, tx, { player: actor, assignmentId });
  return {
    subject: shown.subject,
    assignmentId,
    waiting: (open) => open.find((row) => row.assignmentId === assignmentId),
    plan: (standing) => planAssignedRow(skills, standing),
  };
};

const wantedBy = (work: Work<Player>, tx: Db, { subject, assignmentId, deviceKey }: Asked) => {
  if (assignmentId !== undefined) return assignedWanted(work, tx, assignmentId);
  if (subject === undefined) throw new Refusal('PLY_002');
  return placeWanted(subject, work.actor, deviceKey);
};

/** A row at a place that a device gave up: dealt again before a new one. */
const findGivenUp = async (
  tx: Db,
  player: Player,
  { subject, assignmentId, now }: Pick<Wanted, 'subject' | 'assignmentId'> & { now: Date },
) => {
  if (assignmentId !== null) return undefined;
  const rows = await selectGivenUp(tx, player.id, freshSince(now));
  const good = rows.filter((row) => row.subject === subject && !isOutdated(row, player, now));
  return inPlayOrder(good)[0];
};

/** Deals the next row at a place or the row of an assignment, or hands out the one that waits. */
export const dealRow = (work: Work<Player>, asked: Asked) =>
  work.atomically(async (tx) => {
    const { deps, actor } = work;
    const now = deps.now();
    const today = dayAt(now, actor.timeZone);
    await insertPlayer(tx, actor.id);
    await holdPlayer(tx, actor.id);
    const { subject, assignmentId, waiting, plan } = await wantedBy(work, tx, asked);
    const seconds = await passTime(tx, { userId: actor.id, day: today, now });
    if (restAfter({ seconds, dailyMinutes: actor.dailyMinutes }) === 'over')
      throw new Refusal('PLY_003');

    const { deviceKey } = asked;
    const open = await makeRoomFor(tx, { userId: actor.id, deviceKey, now });
    const goOn = waiting(open) ?? (await findGivenUp(tx, actor, { subject, assignmentId, now }));
    const isRoom = rowsOfDevice(open, deviceKey).length < ROWS_ALONG;
    // A row of an assignment waits for any device.
    const isKept = assignmentId === null && deviceKey !== undefined && isRoom;
    const keptFor = isKept ? deviceKey : null;
    if (goOn) {
      if (keptFor || goOn.deviceKey === null) {
        await reserveRows(tx, [goOn.id], { deviceKey: keptFor, now });
      }
      return { row: showRow(goOn) };
    }

    const deal = await openDealer(tx, actor, { open, now });
    const row = await deal({ subject, assignmentId, deviceKey: keptFor, plan });
    if (!row) throw new Refusal('PLY_002');
    return { row: showRow(row) };
  });
