import type { Context } from '../../context/context.ts';
import type { OperatorActor } from '../../context/operator-actor.ts';
import type { Deps } from '../../dependencies.ts';
import { addDays, type Day, dayAt, mondayOf } from '../play/mastery/days.rules.ts';
import { type ChildOfWeek, readWeek } from '../progress/child-week.ts';
import { goodUntil, weekMailedSomewhere, weekToMail } from './weekly-mail.rules.ts';
import {
  insertParts,
  type Part,
  selectPlayersOn,
  selectPracticed,
  selectReadersAt,
  selectReadersOf,
} from './weekly-mail-recipients.queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;
/** Number of players per page. */
const PAGE = 500;
/** The lowest UUID. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type NewPart = Part & { goodUntil: Date };

/**
 * Inserts the parts about each child and one job for each parent and week, in one transaction. The job
 * sends all parts in one mail.
 */
const queueMails = ({ db, jobs, now }: Deps, parts: readonly NewPart[]) =>
  db.transaction().execute(async (tx) => {
    const queued = await insertParts(tx, parts, now());
    const mails = Map.groupBy(queued, ({ parentId, week }) => `${parentId} ${week}`);
    for (const [part] of mails.values()) {
      if (!part) continue;
      const { parentId, week } = part;
      await jobs.enqueue(tx, 'mail-weekly-report', { parentId, week });
    }
    return mails.size;
  });

type Page = { playerIds: readonly string[]; day: Day; week: Day };

/** Queues the mails of players whose Sunday evening has come. */
const queuePage = async (deps: Deps, { playerIds, day, week }: Page) => {
  const childIds = await selectPracticed(deps.db, { playerIds, day });
  const due: NewPart[] = [];
  for (const { parent_id, id, zip } of await selectReadersOf(deps.db, { childIds, week })) {
    const timeZone = await deps.timeZoneOf(zip);
    if (weekToMail(deps.now(), timeZone) !== week) continue;
    due.push({ parentId: parent_id, childId: id, week, goodUntil: goodUntil(week, timeZone) });
  }
  await queueMails(deps, due);
};

/**
 * Queues the mails of children whose Sunday evening has come. Safe to run in parallel and after a
 * crash, because queued mails are skipped.
 */
export const queueWeeklyMails = async (deps: Deps, { pageSize = PAGE } = {}) => {
  const week = weekMailedSomewhere(deps.now());
  if (!week) return;
  for (let index = 0; index < WEEK_DAYS; index += 1) {
    const day = addDays(week, index);
    for (let after: string | undefined = FIRST_ID; after; ) {
      const playerIds = await selectPlayersOn(deps.db, { day, after, most: pageSize });
      if (playerIds.length > 0) await queuePage(deps, { playerIds, day, week });
      after = playerIds.length === pageSize ? playerIds.at(-1) : undefined;
    }
  }
};

/** Returns this week if the child played, or else the previous one. */
const lastWeekPlayed = async (deps: Deps, child: ChildOfWeek) => {
  const thisWeek = mondayOf(dayAt(deps.now(), await deps.timeZoneOf(child.zip)));
  for (const week of [thisWeek, addDays(thisWeek, -WEEK_DAYS)]) {
    if ((await readWeek(deps, child, week)).practiced.length > 0) return week;
  }
  return undefined;
};

/** Queues a parent's mails immediately on request, still only once per week. */
export const queueMailsOf = async (
  ctx: Context<OperatorActor>,
  { email }: { email: string },
): Promise<{ children: number; queued: number }> => {
  const { deps } = ctx;
  const readers = await selectReadersAt(deps.db, email);
  const parts: NewPart[] = [];
  for (const reader of readers) {
    const week = await lastWeekPlayed(deps, reader);
    if (!week) continue;
    const ids = { parentId: reader.parent_id, childId: reader.id };
    parts.push({ ...ids, week, goodUntil: new Date(deps.now().getTime() + DAY_MS) });
  }
  const queued = await queueMails(deps, parts);
  const [reader] = readers;
  if (reader && queued > 0) await ctx.audit(deps.db, 'weekly-mail.asked-for', reader.parent_id);
  return { children: readers.length, queued };
};
