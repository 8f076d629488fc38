import type { Dice } from '../src/dice.ts';
import { isRight } from '../src/judge.ts';
import type { Answer, Question } from '../src/question.ts';

const swapDigits = (value: number) => Number([...String(value)].reverse().join(''));

const candidates = ({ task, answer }: Question, dice: Dice): Answer[] => {
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
        dice.int(0, 999),
      ]
        .filter((value) => value >= 0 && Number.isFinite(value))
        .map((value) => [value]);
    case 'order':
    case 'match':
      return [dice.shuffle(answer), dice.shuffle(answer), [...answer].reverse()];
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

/** Answers a child could give that are not right. */
export const wrongAnswers = (question: Question, dice: Dice) =>
  candidates(question, dice).filter((given) => !isRight(question, given));
