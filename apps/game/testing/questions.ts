import type { Picture } from '@wonderfield/questions/picture';
import type { Answer, Explanation, Question, Task } from '@wonderfield/questions/question';

type Stated = { ask?: string; picture?: Picture; explanation?: Explanation };

/** Creates a question for a task with known texts. */
const buildQuestion = (task: Task, answer: Answer, stated: Stated = {}): Question => ({
  ask: stated.ask ?? 'What belongs here?',
  ...(stated.picture && { picture: stated.picture }),
  task,
  answer,
  solved: 'It is solved.',
  praise: 'You looked closely.',
  hint: 'Start on the left.',
  explain: () =>
    stated.explanation ?? { headline: 'Not yet. Look again.', reason: 'There is one more.' },
});

export const chooseQuestion = (stated?: Stated) =>
  buildQuestion(
    { kind: 'choose', choices: [{ text: '37' }, { text: '48' }, { text: '57' }] },
    [2],
    stated,
  );

export const numberQuestion = buildQuestion({ kind: 'number' }, [13], {
  picture: { kind: 'sum', text: '8 + 5 =' },
});

export const decimalQuestion = buildQuestion(
  { kind: 'number', decimals: 2, before: '$', unit: 'each' },
  [2.5],
);

export const orderQuestion = buildQuestion(
  { kind: 'order', tiles: ['jumps', 'The', 'frog'], from: 'first', to: 'last' },
  [1, 2, 0],
);

export const matchQuestion = buildQuestion(
  { kind: 'match', left: ['agua', 'rana', 'sol'], right: ['frog', 'sun', 'water'] },
  [2, 0, 1],
);

export const lineQuestion = buildQuestion(
  {
    kind: 'line',
    marks: 8,
    labels: [
      { mark: 0, text: '0' },
      { mark: 8, text: '2' },
    ],
  },
  [3],
);

export const mapQuestion = buildQuestion(
  {
    kind: 'map',
    spots: [
      { name: 'school', thing: 'school', x: 20, y: 20 },
      { name: 'mill', thing: 'mill', x: 80, y: 80 },
    ],
    grid: true,
  },
  [0],
);

export const drumQuestion = buildQuestion(
  { kind: 'rhythm', instrument: 'drum', pattern: [1, 0, 1] },
  [1, 0, 1],
);

export const barsQuestion = buildQuestion(
  { kind: 'rhythm', instrument: 'bars', pattern: [1, 4] },
  [1, 4],
);
