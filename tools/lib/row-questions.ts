import type { Row } from '@wonderfield/contract/play/game-calls';
import { buildQuestion } from '@wonderfield/questions/build-question';
import type { Question } from '@wonderfield/questions/question';
import { createSeededRandom } from '@wonderfield/questions/seeded-random';
import { siblingSeed } from '@wonderfield/questions/skill';
import { wrongAnswers } from '@wonderfield/questions/testing/wrong-answers';

/** Returns a question of a dealt row as the page generates it. */
export const questionAt = ({ tasks }: Row, position: number, sibling = 0): Question => {
  const task = tasks[position];
  if (!task) throw new Error(`There is no question ${position} in this row.`);
  const seed = sibling === 0 ? task.seed : siblingSeed(task.seed, sibling);
  return buildQuestion({ ...task, seed });
};

/** Returns a complete wrong answer, because a partial answer cannot be checked. */
export const missOf = (question: Question) => {
  const seats = question.answer.length;
  const miss = wrongAnswers(question, () => createSeededRandom(1)).find(
    ({ length }) => length === seats,
  );
  if (!miss) throw new Error(`There is no wrong answer for "${question.ask}".`);
  return miss;
};
