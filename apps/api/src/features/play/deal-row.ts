import { randomInt } from 'node:crypto';
import type { Subject } from '@wonderfield/contract/options';
import { gradeNumber, gradeWithin, LARGEST_SEED } from '@wonderfield/questions/skill';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../refusal.ts';
import type { Player } from '../../work/player.ts';
import type { Work } from '../../work/work.ts';
import { findAssigned } from './assigned.ts';
import { planAssignedRow } from './assigned-row.rules.ts';
import { type PlannedTask, planRow, type Standing } from './choose-row.rules.ts';
import { dayAt } from './days.rules.ts';
import {
  insertRow,
  passTime,
  selectGrowths,
  selectLastRows,
  selectOpenRows,
} from './field.queries.ts';
import { holdPlayer, insertPlayer } from './players.queries.ts';
import { askedIn, freshSeed, lastFocusAt, ROWS_REMEMBERED } from './recent-rows.rules.ts';
import { restAfter } from './rest.rules.ts';
import { type DealtRow, type DealtTask, showRow, waitingAt } from './row.rules.ts';
import { standingIn } from './standing.ts';

const throwSeed = () => randomInt(1, LARGEST_SEED + 1);

/** A place, or what a teacher assigned. */
type Asked = { subject?: Subject | undefined; assignmentId?: string | undefined };

/** Where the row grows, which of the open ones it goes on with, and what a new one asks. */
type Wanted = {
  subject: Subject;
  assignmentId: string | null;
  waiting: (open: readonly DealtRow[]) => DealtRow | undefined;
  plan: (standing: Standing) => PlannedTask[];
};

const placeWanted = (subject: Subject, { subjects }: Player): Wanted => {
  if (!subjects.includes(subject)) throw new Refusal('PLY_002');
  return {
    subject,
    assignmentId: null,
    waiting: (open) => waitingAt(subject, open),
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

const wantedBy = (work: Work<Player>, tx: Db, { subject, assignmentId }: Asked) => {
  if (assignmentId !== undefined) return assignedWanted(work, tx, assignmentId);
  if (subject === undefined) throw new Refusal('PLY_002');
  return placeWanted(subject, work.actor);
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

    const open = waiting(await selectOpenRows(tx, actor.id));
    if (open) return { row: showRow(open) };

    const { best: growths } = await selectGrowths(tx, actor.id);
    const lastRows = await selectLastRows(tx, actor.id, ROWS_REMEMBERED);
    const lastFocus = lastFocusAt(subject, lastRows);
    const planned = plan(standingIn(subject, actor, { growths, today, lastFocus }));
    if (planned.length === 0) throw new Refusal('PLY_002');
    const seen = askedIn(lastRows);
    const tasks = planned.map(({ skill, level }): DealtTask => {
      const task = {
        skillId: skill.id,
        grade: gradeWithin(skill, gradeNumber(actor.grade)),
        level,
      };
      return {
        ...task,
        seed: freshSeed(task, seen, throwSeed),
        tries: 0,
        isGrown: false,
        before: growths.get(skill.id)?.bestStage ?? 'seed',
      };
    });
    const row = await insertRow(tx, { userId: actor.id, subject, assignmentId, tasks, now });
    return { row: showRow(row) };
  });
