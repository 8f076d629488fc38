import { randomInt } from 'node:crypto';
import type { Subject } from '@wonderfield/contract/options';
import { gradeNumber, gradeWithin, LARGEST_SEED } from '@wonderfield/questions/skill';
import { Refusal } from '../../refusal.ts';
import type { Player } from '../../work/player.ts';
import type { Work } from '../../work/work.ts';
import { planRow } from './choose-row.rules.ts';
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
import { type DealtTask, showRow } from './row.rules.ts';
import { standingIn } from './standing.ts';

const throwSeed = () => randomInt(1, LARGEST_SEED + 1);

/** Deals the next row at a place, or hands out the one that waits there. */
export const dealRow = (
  { deps, actor, atomically }: Work<Player>,
  { subject }: { subject: Subject },
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

    const open = await selectOpenRows(tx, actor.id);
    const waiting = open.find((row) => row.subject === subject);
    if (waiting) return { row: showRow(waiting) };

    const { best: growths } = await selectGrowths(tx, actor.id);
    const lastRows = await selectLastRows(tx, actor.id, ROWS_REMEMBERED);
    const lastFocus = lastFocusAt(subject, lastRows);
    const planned = planRow(standingIn(subject, actor, { growths, today, lastFocus }));
    if (planned.length === 0) throw new Refusal('PLY_002');
    const asked = askedIn(lastRows);
    const tasks = planned.map(({ skill, level }): DealtTask => {
      const task = {
        skillId: skill.id,
        grade: gradeWithin(skill, gradeNumber(actor.grade)),
        level,
      };
      return {
        ...task,
        seed: freshSeed(task, asked, throwSeed),
        tries: 0,
        isGrown: false,
        before: growths.get(skill.id)?.bestStage ?? 'seed',
      };
    });
    const row = await insertRow(tx, { userId: actor.id, subject, tasks, now });
    return { row: showRow(row) };
  });
