import { OFFLINE_ROWS } from '@wonderfield/contract/limits';
import type { Subject } from '@wonderfield/contract/options';
import { planAssignedRow } from '@wonderfield/mastery/plan-assigned-row';
import { planRow } from '@wonderfield/mastery/plan-row';
import type { Context } from '../../../context/context.ts';
import type { Player } from '../../../context/player.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { insertPlayer, lockPlayer } from '../sessions/players.queries.ts';
import { passToday } from '../time/read-today.ts';
import { findAssigned } from './assigned-rows.ts';
import type { PlanRow } from './deal-tasks.ts';
import { selectReleased } from './field.queries.ts';
import { reserveRows } from './offline-rows.queries.ts';
import {
  freshSince,
  inPlayOrder,
  isOutdated,
  rowsOfDevice,
  rowToGoOnWith,
} from './offline-rows.rules.ts';
import { createRoomFor } from './release-rows.ts';
import { type DealtRow, showRow } from './row.rules.ts';
import { openRowDealer } from './row-dealer.ts';

/** A place or an assignment, and the device that asks. */
type Input = {
  subject?: Subject | undefined;
  assignmentId?: string | undefined;
  deviceKey?: string | undefined;
};

/** The place of the row, the open row to continue, and the plan of a new one. */
type Wanted = {
  subject: Subject;
  assignmentId: string | null;
  waiting: (open: readonly DealtRow[]) => DealtRow | undefined;
  plan: PlanRow;
};

const placeWanted = (
  subject: Subject,
  { subjects }: Player,
  deviceKey: string | undefined,
): Wanted => {
  if (!subjects.includes(subject)) throw new DomainError('PLY_002');
  return {
    subject,
    assignmentId: null,
    waiting: (open) => rowToGoOnWith(open, { subject, deviceKey }),
    plan: planRow,
  };
};

const assignedWanted = async (
  { deps, actor }: Context<Player>,
  tx: Db,
  assignmentId: string,
): Promise<Wanted> => {
  const { shown, skills } = await findAssigned(deps, tx, { player: actor, assignmentId });
  return {
    subject: shown.subject,
    assignmentId,
    waiting: (open) => open.find((row) => row.assignmentId === assignmentId),
    plan: (student, place, draw) => planAssignedRow(student, { ...place, skills }, draw),
  };
};

const wantedBy = (ctx: Context<Player>, tx: Db, { subject, assignmentId, deviceKey }: Input) => {
  if (assignmentId !== undefined) return assignedWanted(ctx, tx, assignmentId);
  if (subject === undefined) throw new DomainError('PLY_002');
  return placeWanted(subject, ctx.actor, deviceKey);
};

/** Returns a released row of the place, which is dealt before a new one. */
const findReleased = async (
  tx: Db,
  player: Player,
  { subject, assignmentId, now }: Pick<Wanted, 'subject' | 'assignmentId'> & { now: Date },
) => {
  if (assignmentId !== null) return undefined;
  const rows = await selectReleased(tx, player.id, freshSince(now));
  const good = rows.filter((row) => row.subject === subject && !isOutdated(row, player, now));
  return inPlayOrder(good)[0];
};

/** Returns the open row to continue, or deals a new one. */
const openOrDeal = async (
  tx: Db,
  ctx: Context<Player>,
  { wanted, deviceKey, now }: { wanted: Wanted; deviceKey: string | undefined; now: Date },
): Promise<DealtRow> => {
  const { actor } = ctx;
  const { subject, assignmentId, waiting, plan } = wanted;
  const open = await createRoomFor(tx, { userId: actor.id, deviceKey, now });
  const goOn = waiting(open) ?? (await findReleased(tx, actor, { subject, assignmentId, now }));
  const isRoom = rowsOfDevice(open, deviceKey).length < OFFLINE_ROWS;
  // The row of an assignment is available to every device.
  const isKept = assignmentId === null && deviceKey !== undefined && isRoom;
  const keptFor = isKept ? deviceKey : null;
  if (goOn) {
    if (keptFor || goOn.deviceKey === null) {
      await reserveRows(tx, [goOn.id], { deviceKey: keptFor, now });
    }
    return goOn;
  }
  const deal = await openRowDealer(tx, actor, { open, now });
  const row = await deal({ subject, assignmentId, deviceKey: keptFor, plan });
  if (!row) throw new DomainError('PLY_002');
  return row;
};

/** Deals the next row of a place or an assignment, or returns the open one. */
export const dealRow = (ctx: Context<Player>, input: Input) =>
  ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    const now = deps.now();
    await insertPlayer(tx, actor.id);
    await lockPlayer(tx, actor.id);
    const wanted = await wantedBy(ctx, tx, input);
    const { rest } = await passToday(tx, actor, now);
    if (rest === 'over') throw new DomainError('PLY_003');
    const row = await openOrDeal(tx, ctx, { wanted, deviceKey: input.deviceKey, now });
    return { row: showRow(row) };
  });
