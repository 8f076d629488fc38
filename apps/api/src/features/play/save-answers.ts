import type { GivenAnswer } from '@wonderfield/contract/play/game-calls';
import { skillOf } from '@wonderfield/questions/build-question';
import type { Work } from '../../context/context.ts';
import type { Player } from '../../context/player.ts';
import { asId } from '../../db/to-uuid.ts';
import { Refusal } from '../../domain-error.ts';
import { ofThePast, pastSeconds, timeOf } from './answer-times.rules.ts';
import { ratingOf } from './choose-row.rules.ts';
import { type Day, dayAt } from './days.rules.ts';
import {
  addPastSeconds,
  keepAnswers,
  selectAnswerTimes,
  selectGrowths,
  selectPlaceRows,
  selectRowsOf,
} from './field.queries.ts';
import { betterStage, growthAfter, newGrowth } from './mastery.rules.ts';
import { holdPlayer } from './players.queries.ts';
import { restAfter, todayOf } from './rest.rules.ts';
import { type DealtRow, harvestOf, isFinished, type Judged, judge, showRow } from './row.rules.ts';
import { standingIn } from './subject-progress.ts';

/** An answer that counts, and when it was given. */
type Timed = Judged & { at: Date; day: Day };

/** Judges answers in the order they were given. One to a row that is not theirs refuses them all. */
const judgeAll = (
  rows: ReadonlyMap<string, DealtRow>,
  answers: readonly GivenAnswer[],
  { now, timeZone }: { now: Date; timeZone: string },
) => {
  const after = new Map(rows);
  const judged: Timed[] = [];
  let last: Date | undefined;
  for (const answer of answers) {
    const row = after.get(answer.rowId);
    const outcome = row && judge(row, answer);
    if (!outcome) throw new Refusal('PLY_004');
    after.set(answer.rowId, outcome.row);
    last = timeOf(answer, { dealtAt: row.dealtAt, last, now });
    if (outcome.judged) judged.push({ ...outcome.judged, at: last, day: dayAt(last, timeZone) });
  }
  return { rows: [...after.values()], judged };
};

/** First tries alone tell what somebody can. */
const isFirst = ({ attempt }: Judged) => attempt === 1;

const sumsOf = (judged: readonly Timed[]) =>
  [...Map.groupBy(judged.filter(isFirst), ({ day }) => day)].flatMap(([day, ofDay]) =>
    [...Map.groupBy(ofDay, ({ task }) => task.skillId)].map(([skillId, tries]) => ({
      day,
      skill_id: skillId,
      answers: tries.length,
      right_answers: tries.filter((one) => one.isRight).length,
    })),
  );

/** When a row was finished: with the last answer that counted for it. */
const finishedAt = ({ id, rowsThere }: DealtRow, judged: readonly Timed[]) =>
  rowsThere === null ? null : (judged.findLast(({ rowId }) => rowId === id)?.at ?? null);

/** Judges and keeps a batch of answers; told again, it changes nothing. */
export const saveAnswers = (
  { deps, actor, atomically }: Work<Player>,
  { answers }: { answers: readonly GivenAnswer[] },
) =>
  atomically(async (tx) => {
    const now = deps.now();
    const today = dayAt(now, actor.timeZone);
    await holdPlayer(tx, actor.id);
    const rowIds = [...new Set(answers.map(({ rowId }) => asId(rowId)))];
    const dealt = new Map((await selectRowsOf(tx, actor.id, rowIds)).map((row) => [row.id, row]));
    const { rows: judgedRows, judged } = judgeAll(dealt, answers, {
      now,
      timeZone: actor.timeZone,
    });

    const { best: growths, own } = await selectGrowths(tx, actor.id);
    const touched = new Set<string>();
    for (const { task, kind, isRight, slip, day } of judged.filter(isFirst)) {
      const skill = skillOf(task.skillId);
      const standing = standingIn(skill.subject, actor, {
        growths,
        today: day,
        lastFocus: undefined,
      });
      const known = own.get(skill.id) ?? newGrowth(skill.id, ratingOf(skill, standing), day);
      const tried = { skillId: skill.id, level: task.level, kind, isRight, slip, day };
      own.set(skill.id, growthAfter(known, tried));
      touched.add(skill.id);
    }

    const rowsThere = await selectPlaceRows(tx, actor.id);
    const rows = judgedRows.map((row): DealtRow => {
      if (row.rowsThere !== null || !isFinished(row)) return row;
      const finished = (rowsThere.get(row.subject) ?? 0) + 1;
      rowsThere.set(row.subject, finished);
      return { ...row, rowsThere: finished };
    });
    const harvestedNow = rows.filter(
      ({ id, rowsThere: finished }) => finished !== null && dealt.get(id)?.rowsThere === null,
    );
    const past = ofThePast(judged, now);
    if (past.length > 0) {
      const days = [...new Set(past.map(({ day }) => day))];
      const known = await selectAnswerTimes(tx, actor.id, days);
      await addPastSeconds(tx, actor.id, pastSeconds(past, known));
    }
    const seconds = await keepAnswers(tx, {
      userId: actor.id,
      day: today,
      now,
      answers: judged.map(({ rowId, position, attempt, task, given, isRight, slip, at, day }) => ({
        row_id: rowId,
        position,
        attempt,
        skill_id: task.skillId,
        grade: task.grade,
        level: task.level,
        seed: task.seed,
        given,
        is_right: isRight,
        slip: slip ?? null,
        answered_at: at,
        day,
      })),
      sums: sumsOf(judged),
      growths: [...touched].flatMap((skillId) => own.get(skillId) ?? []),
      rows: rows
        .filter((row) => row !== dealt.get(row.id))
        .map((row) => ({
          id: row.id,
          tasks: row.tasks,
          rows_there: row.rowsThere,
          finished_at: finishedAt(row, judged),
        })),
      finished: [...Map.groupBy(harvestedNow, ({ subject }) => subject)].map(([subject, done]) => ({
        subject,
        rows_finished: done.length,
      })),
    });
    /** A plant never shrinks: of two accounts the one that is further along shows. */
    const bestStageOf = (skillId: string) =>
      betterStage(own.get(skillId)?.bestStage ?? 'seed', growths.get(skillId)?.bestStage ?? 'seed');
    return {
      rows: rows.map(showRow),
      // Also of rows that were finished before: the answer that told so may have been lost.
      harvests: rows.flatMap((row) =>
        row.rowsThere === null
          ? []
          : [harvestOf({ ...row, rowsThere: row.rowsThere }, bestStageOf)],
      ),
      rest: restAfter({ seconds, dailyMinutes: actor.dailyMinutes }),
      today: todayOf(actor, { seconds, now }),
    };
  });
