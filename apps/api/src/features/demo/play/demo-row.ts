import type { Subject } from '@wonderfield/contract/options';
import type { GivenAnswer, Row } from '@wonderfield/contract/play/game-calls';
import { buildQuestion } from '@wonderfield/questions/build-question';
import type { Answer, Question } from '@wonderfield/questions/question';
import type { Player } from '../../../context/player.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { dealRow } from '../../play/rows/deal-row.ts';
import { saveAnswers } from '../../play/rows/save-answers.ts';
import { contextThen } from '../demo-history.ts';

export const MINUTE_DAYS = 1 / (24 * 60);

/** Returns a plausible wrong answer. */
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

/** Returns the answers to a row: each task is right on the first or on the second attempt. */
const answersTo = (row: Row, isRight: () => boolean): GivenAnswer[] =>
  row.tasks.flatMap((task) => {
    const question = buildQuestion(task);
    const response = { rowId: row.rowId, seed: task.seed };
    const right = [...question.answer];
    return isRight()
      ? [{ ...response, attempt: 1, given: right }]
      : [
          { ...response, attempt: 1, given: [...missOf(question)] },
          { ...response, attempt: 2, given: right },
        ];
  });

type RowRequest = {
  actor: Player;
  daysAgo: number;
  /** A row in a place of the field, or an assigned row. */
  asked: { subject: Subject } | { assignmentId: string };
};

/** Plays a whole row within a few minutes. */
export const playRow = async (
  deps: Deps,
  tx: Db,
  { actor, asked: request, daysAgo }: RowRequest,
  isRight: () => boolean,
) => {
  const at = (minutes: number) =>
    contextThen(deps, tx, { actor, daysAgo: daysAgo - minutes * MINUTE_DAYS });
  const { row } = await dealRow(at(0), request);
  const responses = answersTo(row, isRight);
  const half = Math.ceil(responses.length / 2);
  await saveAnswers(at(1.6), { answers: responses.slice(0, half) });
  await saveAnswers(at(3.1), { answers: responses.slice(half) });
};
