import {
  GRADES,
  type Grade,
  SUBJECTS,
  type Subject,
  valuesOf,
} from '@wonderfield/contract/options';
import type { GivenAnswer, Row } from '@wonderfield/contract/play/game-calls';
import { type Dice, makeDice } from '@wonderfield/questions/dice';
import type { Answer, Question } from '@wonderfield/questions/question';
import { questionOf } from '@wonderfield/questions/question-of';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import type { Player } from '../../work/player.ts';
import { dealRow } from '../play/deal-row.ts';
import { saveAnswers } from '../play/save-answers.ts';
import { workThen } from './demo-past.ts';
import { DEMO_PLAYERS, type DemoPlayer } from './demo-players.ts';
import { selectDemoPlayers, tryLockProgress } from './demo-progress.queries.ts';

const MINUTE_DAYS = 1 / (24 * 60);

/** An answer a child could give that is not the right one. */
const missOf = ({ task, answer }: Question): Answer => {
  const [first = 0] = answer;
  switch (task.kind) {
    case 'choose':
      return [(first + 1) % task.choices.length];
    case 'map':
      return [(first + 1) % task.spots.length];
    case 'line':
      return [first === 0 ? 1 : first - 1];
    case 'number':
      return [first + 1];
    case 'rhythm':
      return answer.slice(1);
    case 'order':
    case 'match':
      return [...answer.slice(1), first];
  }
};

/** The answers to a row: each is right at first, or once missed and then right. */
const answersTo = (row: Row, isRight: () => boolean): GivenAnswer[] =>
  row.tasks.flatMap((task) => {
    const question = questionOf(task);
    const answer = { rowId: row.rowId, seed: task.seed };
    const right = [...question.answer];
    return isRight()
      ? [{ ...answer, attempt: 1, given: right }]
      : [
          { ...answer, attempt: 1, given: [...missOf(question)] },
          { ...answer, attempt: 2, given: right },
        ];
  });

type Visit = { actor: Player; subject: Subject; daysAgo: number };

/** A row from beginning to end, a few minutes long. */
const playRow = async (
  deps: Deps,
  tx: Db,
  { actor, subject, daysAgo }: Visit,
  isRight: () => boolean,
) => {
  const at = (minutes: number) =>
    workThen(deps, tx, { actor, daysAgo: daysAgo - minutes * MINUTE_DAYS });
  const { row } = await dealRow(at(0), { subject });
  const answers = answersTo(row, isRight);
  const half = Math.ceil(answers.length / 2);
  await saveAnswers(at(1.6), { answers: answers.slice(0, half) });
  await saveAnswers(at(3.1), { answers: answers.slice(half) });
};

/** Days somebody played, the first first, and how many rows. */
const visitsOf = ({ weeks, daysAWeek, rowsADay }: DemoPlayer, dice: Dice) =>
  Array.from({ length: weeks * 7 }, (_, index) => weeks * 7 - index)
    .filter(() => dice.int(1, 7) <= daysAWeek)
    .flatMap((day) =>
      Array.from({ length: dice.int(1, rowsADay) }, (_, row) => day - row * 6 * MINUTE_DAYS),
    );

const gradeOf = (grade: string | null): Grade =>
  valuesOf(GRADES).find((known) => known === grade) ?? '3';

/** Plays through the months once; what is played afterwards stays. */
export const loadDemoProgress = (deps: Deps) =>
  deps.db.transaction().execute(async (tx) => {
    if (!(await tryLockProgress(tx))) return;
    const found = await selectDemoPlayers(
      tx,
      DEMO_PLAYERS.map(({ username }) => username),
    );
    for (const [place, player] of DEMO_PLAYERS.entries()) {
      const student = found.find(({ username }) => username === player.username);
      if (!student) continue;
      const actor: Player = {
        id: student.id,
        name: student.avatar_name ?? '',
        look: student.avatar_look ?? undefined,
        isStudent: true,
        grade: gradeOf(student.grade),
        level: 'medium',
        subjects: valuesOf(SUBJECTS),
        timeZone: await deps.timeZoneOf(student.zip),
        dailyMinutes: undefined,
      };
      // The same days and the same share of right answers on every machine.
      const dice = makeDice(1000 + place);
      for (const daysAgo of visitsOf(player, dice)) {
        const visit = { actor, subject: dice.pick(player.subjects), daysAgo };
        await playRow(deps, tx, visit, () => dice.chance(player.percentRight));
      }
    }
  });
