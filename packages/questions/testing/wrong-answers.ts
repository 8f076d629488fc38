import { isRight } from '../src/judge.ts';
import type { Answer, Question } from '../src/question.ts';
import type { SeededRandom } from '../src/seeded-random.ts';

const swapDigits = (value: number) => Number([...String(value)].reverse().join(''));

const candidates = ({ task, answer }: Question, drawSeed: () => SeededRandom): Answer[] => {
  const [right = 0] = answer;
  switch (task.kind) {
    case 'choose':
      return task.choices.map((_, index) => [index]);
    case 'map':
      return task.spots.map((_, index) => [index]);
    case 'line':
      return Array.from({ length: task.marks + 1 }, (_, mark) => [mark]);
    case 'number':
      return [
        0,
        1,
        right + 1,
        right - 1,
        right + 10,
        right * 2,
        swapDigits(right),
        drawSeed().int(0, 999),
      ]
        .filter((value) => value >= 0 && Number.isFinite(value))
        .map((value) => [value]);
    case 'order':
    case 'match': {
      const rng = drawSeed();
      return [rng.shuffle(answer), rng.shuffle(answer), [...answer].reverse()];
    }
    case 'rhythm':
      return [
        answer.slice(1),
        [...answer, 1],
        answer.map((tap) => (tap === 0 ? 1 : 0)),
        [...answer].reverse(),
        [],
      ];
  }
};

/**
 * Returns possible wrong answers. Creates the generator lazily, because it is slow and few tasks
 * need it.
 */
export const wrongAnswers = (question: Question, drawSeed: () => SeededRandom) =>
  candidates(question, drawSeed).filter((given) => !isRight(question, given));
