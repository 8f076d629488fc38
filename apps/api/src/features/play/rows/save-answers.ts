import { betterStage } from '@wonderfield/contract/play/field';
import type { GivenAnswer } from '@wonderfield/contract/play/game-calls';
import type { Context } from '../../../context/context.ts';
import type { Player } from '../../../context/player.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { toUuid } from '../../../db/to-uuid.ts';
import { DomainError } from '../../../domain-error.ts';
import { type Day, dayAt } from '../mastery/days.rules.ts';
import { growSkills, type Measured } from '../mastery/grow-skills.ts';
import { selectGrowths } from '../models/growths.queries.ts';
import { loadModel } from '../models/replay-answers.ts';
import { changeOf, learnerOf } from '../models/student-model.ts';
import { lockPlayer } from '../sessions/players.queries.ts';
import { toPlayDay } from '../time/read-today.ts';
import { ofThePast, pastSeconds, timeOf } from './answer-times.rules.ts';
import {
  addPastSeconds,
  keepAnswers,
  selectAnswerTimes,
  selectPlaceRows,
  selectRowsOf,
} from './field.queries.ts';
import {
  type DealtRow,
  harvestOf,
  isFinished,
  showRow,
  type Validated,
  validate,
} from './row.rules.ts';

/** An answer that counts, with its time. */
type Timed = Validated & { at: Date; day: Day };

/** Evaluates answers in order. Rejects the whole batch if one belongs to another player's row. */
const validateAll = (
  rows: ReadonlyMap<string, DealtRow>,
  answers: readonly GivenAnswer[],
  { now, timeZone }: { now: Date; timeZone: string },
) => {
  const after = new Map(rows);
  const validated: Timed[] = [];
  let last: Date | undefined;
  for (const answer of answers) {
    const row = after.get(answer.rowId);
    const outcome = row && validate(row, answer);
    if (!outcome) throw new DomainError('PLY_004');
    after.set(answer.rowId, outcome.row);
    last = timeOf(answer, { dealtAt: row.dealtAt, last, now });
    if (outcome.judged) validated.push({ ...outcome.judged, at: last, day: dayAt(last, timeZone) });
  }
  return { rows: [...after.values()], judged: validated };
};

/** Only first attempts are counted. */
const isFirst = ({ attempt }: Validated) => attempt === 1;

/** Returns true for answers that measure: first attempts, and the second one at another question. */
const isMeasuring = ({ attempt, isSibling }: Validated) =>
  attempt === 1 || (attempt === 2 && isSibling);

const sumsOf = (validated: readonly Timed[]) =>
  [...Map.groupBy(validated.filter(isFirst), ({ day }) => day)].flatMap(([day, ofDay]) =>
    [...Map.groupBy(ofDay, ({ task }) => task.skillId)].map(([skillId, attempts]) => ({
      day,
      skill_id: skillId,
      answers: attempts.length,
      right_answers: attempts.filter((one) => one.isRight).length,
    })),
  );

/** Returns the time of the last answer that counted for a finished row. */
const finishedAt = ({ id, rowsThere }: DealtRow, validated: readonly Timed[]) =>
  rowsThere === null ? null : (validated.findLast(({ rowId }) => rowId === id)?.at ?? null);

const toMeasured = ({ task, kind, guess, isRight, isHinted, ...answer }: Timed): Measured => ({
  skillId: task.skillId,
  grade: task.grade,
  level: task.level,
  kind,
  guess,
  isRight,
  isHinted,
  isRetry: answer.attempt > 1,
  misconception: answer.misconception,
  fact: answer.fact,
  day: answer.day,
});

/** Numbers newly finished rows in the order in which their place counts them. */
const numberFinished = (rows: readonly DealtRow[], finishedRows: Map<string, number>) =>
  rows.map((row): DealtRow => {
    if (row.rowsThere !== null || !isFinished(row)) return row;
    const finished = (finishedRows.get(row.subject) ?? 0) + 1;
    finishedRows.set(row.subject, finished);
    return { ...row, rowsThere: finished };
  });

/** Adds the play time of answers that were given on earlier days. */
const savePastSeconds = async (tx: Db, userId: string, validated: readonly Timed[], now: Date) => {
  const past = ofThePast(validated, now);
  if (past.length === 0) return;
  const days = [...new Set(past.map(({ day }) => day))];
  const existing = await selectAnswerTimes(tx, userId, days);
  await addPastSeconds(tx, userId, pastSeconds(past, existing));
};

const toAnswerColumns = ({
  rowId,
  position,
  attempt,
  task,
  given,
  seed,
  isRight,
  isHinted,
  misconception,
  at,
  day,
}: Timed) => ({
  row_id: rowId,
  position,
  attempt,
  skill_id: task.skillId,
  grade: task.grade,
  level: task.level,
  version: task.version,
  seed,
  given,
  is_right: isRight,
  is_hinted: isHinted,
  slip: misconception ?? null,
  answered_at: at,
  day,
});

/** Returns columns of the rows that changed, and the number of newly finished rows per subject. */
const toRowColumns = (
  rows: readonly DealtRow[],
  dealt: ReadonlyMap<string, DealtRow>,
  validated: readonly Timed[],
) => {
  const harvestedNow = rows.filter(
    ({ id, rowsThere }) => rowsThere !== null && dealt.get(id)?.rowsThere === null,
  );
  return {
    rows: rows
      .filter((row) => row !== dealt.get(row.id))
      .map((row) => ({
        id: row.id,
        tasks: row.tasks,
        rows_there: row.rowsThere,
        finished_at: finishedAt(row, validated),
      })),
    finished: [...Map.groupBy(harvestedNow, ({ subject }) => subject)].map(([subject, done]) => ({
      subject,
      rows_finished: done.length,
    })),
  };
};

/** Evaluates and stores a batch of answers. Sending it again changes nothing. */
export const saveAnswers = (
  { deps, actor, transaction }: Context<Player>,
  { answers }: { answers: readonly GivenAnswer[] },
) =>
  transaction(async (tx) => {
    const now = deps.now();
    await lockPlayer(tx, actor.id);
    const rowIds = [...new Set(answers.map(({ rowId }) => toUuid(rowId)))];
    const dealt = new Map((await selectRowsOf(tx, actor.id, rowIds)).map((row) => [row.id, row]));
    const { rows: validatedRows, judged: validated } = validateAll(dealt, answers, {
      now,
      timeZone: actor.timeZone,
    });
    const before = await loadModel(tx, learnerOf(actor));
    const growths = await selectGrowths(tx, actor.id);
    const measured = validated.filter(isMeasuring).map(toMeasured);
    const { student: after, grown } = growSkills(before, growths.own, measured);
    const rows = numberFinished(validatedRows, await selectPlaceRows(tx, actor.id));
    await savePastSeconds(tx, actor.id, validated, now);
    const secondsPlayed = await keepAnswers(tx, {
      userId: actor.id,
      day: dayAt(now, actor.timeZone),
      now,
      answers: validated.map(toAnswerColumns),
      sums: sumsOf(validated),
      growths: [...grown.values()],
      model: changeOf(before, after),
      ...toRowColumns(rows, dealt, validated),
    });
    /** Returns the better stage of merged accounts, because a plant never shrinks. */
    const bestStage = (skillId: string) =>
      betterStage(
        (grown.get(skillId) ?? growths.own.get(skillId))?.bestStage ?? 'seed',
        growths.best.get(skillId)?.bestStage ?? 'seed',
      );
    return {
      rows: rows.map(showRow),
      // Includes rows that were finished before, because the earlier response may have been lost.
      harvests: rows.flatMap((row) =>
        row.rowsThere === null ? [] : [harvestOf({ ...row, rowsThere: row.rowsThere }, bestStage)],
      ),
      ...(await toPlayDay(tx, actor, { secondsPlayed, now })),
    };
  });
