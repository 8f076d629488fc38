import { withCommas } from './kit/find-number.ts';
import type { Question } from './question.ts';
import type { SeededRandom } from './seeded-random.ts';

/* Level 0 is a question of level 1 with help: two choices, and a solved question beside it. */

type ChooseTask = Extract<Question['task'], { kind: 'choose' }>;
type NumberTask = Extract<Question['task'], { kind: 'number' }>;

/** Leaves the right choice and one other, in their order. */
const withTwoChoices = (question: Question, task: ChooseTask, rng: SeededRandom): Question => {
  const [right = 0] = question.answer;
  const others = task.choices.flatMap((_, index) => (index === right ? [] : [index]));
  const kept = [right, rng.pick(others)].sort((a, b) => a - b);
  return {
    ...question,
    task: { kind: 'choose', choices: kept.flatMap((index) => task.choices[index] ?? []) },
    answer: [kept.indexOf(right)],
    explain: ([given = -1]) => question.explain([kept[given] ?? -1]),
  };
};

/** Offers the number and one that is a little larger or smaller. */
const asTwoNumbers = (question: Question, task: NumberTask, rng: SeededRandom): Question => {
  const [right = 0] = question.answer;
  const step = task.decimals ? 1 / 10 ** task.decimals : 1;
  const away = step * rng.int(1, 2) * (right < 3 * step || rng.chance(50) ? 1 : -1);
  const other = Number((right + away).toFixed(task.decimals ?? 0));
  const values = rng.shuffle([right, other]);
  const write = (value: number) =>
    `${task.before ?? ''}${withCommas(value)}${task.unit ? ` ${task.unit}` : ''}`;
  return {
    ...question,
    task: { kind: 'choose', choices: values.map((value) => ({ text: write(value) })) },
    answer: [values.indexOf(right)],
    explain: ([given = -1]) => question.explain([values[given] ?? -1]),
  };
};

const withFewerChoices = (question: Question, rng: SeededRandom): Question => {
  const { task } = question;
  if (task.kind === 'choose') return withTwoChoices(question, task, rng);
  return task.kind === 'number' ? asTwoNumbers(question, task, rng) : question;
};

/** Returns the question with help: fewer choices, and another question with its solution. */
export const withHelp = (question: Question, example: Question, rng: SeededRandom): Question => ({
  ...withFewerChoices(question, rng),
  example: {
    ask: example.ask,
    ...(example.picture && { picture: example.picture }),
    solved: example.solved,
    ...(example.steps && { steps: example.steps }),
  },
});
