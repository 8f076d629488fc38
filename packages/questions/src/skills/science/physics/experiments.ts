import { capital } from '../../../kit/capital.ts';
import { chainSteps } from '../../../kit/chain-steps.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { nearMiss, onThePad } from '../../../kit/find-number.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import { whichFits } from '../../../kit/which-fits.ts';
import { type Topic, whichOne } from '../../../kit/which-one.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import {
  EXPERIMENTS,
  FIRST_EXPERIMENTS,
  FIRST_METHOD_STEPS,
  METHOD_FACTS,
  METHOD_STEPS,
} from './experiments.facts.ts';

const WORDS: Topic = {
  which: 'What',
  before: 'a ',
  facts: METHOD_FACTS,
  hint: 'Think of an experiment you did. When did you meet it?',
  praise: 'You knew what scientists call it.',
};

const rising = (rng: SeededRandom, from: readonly number[]) =>
  rng.some(from, 4).toSorted((first, second) => first - second);

const PARTS = {
  changed: { ask: 'What was changed on purpose?', is: 'is what was changed' },
  measured: { ask: 'What was measured?', is: 'is what was measured' },
  kept: { ask: 'What has to stay the same for a fair test?', is: 'has to stay the same' },
} as const;

type Experiments = typeof EXPERIMENTS;

/** The same parts in other words, which need a thought about the test. */
const HARDER_ASKS = {
  changed: 'What did the scientist decide for each bar?',
  measured: 'What does the height of a bar show?',
  kept: 'What would make the test unfair if it changed, too?',
} as const;

const fairTest = (rng: SeededRandom, from: Experiments, isHard = false): Question => {
  const experiment = rng.pick(from);
  const part = rng.pick(['changed', 'measured', 'kept'] as const);
  const values = rising(rng, [3, 5, 6, 8, 9, 11, 12]);
  const bars = experiment.bars.map((label, at) => ({ label, value: values[at] ?? 4 }));
  const others = (['changed', 'measured', 'kept'] as const).filter((other) => other !== part);
  return {
    ask: isHard ? HARDER_ASKS[part] : PARTS[part].ask,
    picture: { kind: 'chart', title: experiment.title, bars },
    ...chooseOne(rng, {
      right: experiment[part],
      mistakes: others.map((other) => ({
        choice: experiment[other],
        headline: 'Not yet. Look at the chart again.',
        reason: `The ${experiment[other]} ${PARTS[other].is}. The ${experiment[part]} ${PARTS[part].is}.`,
        misconception: 'mixesVariables',
      })),
    }),
    solved: `${capital(experiment[part])} ${PARTS[part].is}`,
    praise: 'You kept apart what is changed, measured, and kept the same.',
    hint: 'The labels tell what was changed; the title tells what was measured.',
    steps: [
      { say: 'The labels under the bars tell what was changed.' },
      { say: 'The title tells what was measured. All else has to stay the same.' },
      { say: `The ${experiment[part]} ${PARTS[part].is}.` },
    ],
  };
};

const readTheChart = (rng: SeededRandom, from: Experiments, level: Level): Question => {
  const { title, bars: labels, unit } = rng.pick(from);
  const values = rising(rng, [2, 3, 5, 6, 8, 9, 11, 12, 14]);
  const bars = labels.map((label, at) => ({ label, value: values[at] ?? 4 }));
  const sorted = bars.toSorted((first, second) => second.value - first.value);
  const [most, least] = [sorted[0]?.value ?? 2, sorted[level === 3 ? 3 : 1]?.value ?? 1];
  const right = most - least;
  return {
    ask:
      level === 3
        ? `How many more ${unit} does the tallest bar show than the shortest?`
        : `How many more ${unit} does the tallest bar show than the next tallest?`,
    picture: { kind: 'chart', title, bars },
    ...onThePad({
      right,
      unit,
      mistakes: [
        {
          value: most,
          headline: 'That is one bar alone.',
          reason: `${most} is the tallest bar. Take ${least} away to compare.`,
          misconception: 'readsOneBar',
        },
        {
          value: most + least,
          headline: 'You added the two bars.',
          reason: `To compare, subtract: ${most} minus ${least}.`,
          misconception: 'addsToCompare',
        },
      ],
      otherwise: nearMiss(right, `Subtract ${least} from ${most}.`),
    }),
    solved: `${most} − ${least} = ${right}`,
    praise: 'You read both bars and compared them.',
    hint: 'Write down both numbers first.',
    steps: [
      { say: `The tallest bar shows ${most}.` },
      { say: `The ${level === 3 ? 'shortest' : 'next tallest'} shows ${least}.` },
      { say: `To compare, subtract: ${most} − ${least} = ${right}.` },
    ],
  };
};

const stepsInOrder = (rng: SeededRandom, from: readonly string[], level: Level): Question => {
  const kept = new Set<string>(rng.some<string>(from, level + 2));
  const right: readonly string[] = from.filter((step) => kept.has(step));
  return {
    ask: 'How do scientists work? Put the steps in order.',
    ...putInOrder(rng, {
      right,
      from: 'first',
      to: 'last',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        return {
          headline: 'What do you need to know before?',
          reason: `"${capital(belongs)}" comes before "${given}": one step builds on the other.`,
          misconception: 'mixesSteps',
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You saw how one step builds on the other.',
    hint: 'It all begins with being curious.',
    steps: chainSteps(right, {
      learn: 'Each step builds on the one before.',
      begins: `First: ${right[0]}.`,
    }),
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 5);
  if (variant === 1) return stepsInOrder(rng, METHOD_STEPS, level);
  if (variant === 2 && grade >= 5) {
    return level === 3
      ? whichFits(rng, WORDS, { grade, wrong: 3, by: 'clue' })
      : whichOne(rng, WORDS, { grade, wrong: level + 1 });
  }
  return variant <= 3
    ? fairTest(rng, EXPERIMENTS, level === 3)
    : readTheChart(rng, EXPERIMENTS, level);
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 5);
  if (variant === 1) return stepsInOrder(rng, FIRST_METHOD_STEPS, level);
  if (variant === 2 && grade >= 5) {
    return whichOne(rng, WORDS, { grade, wrong: level === 1 ? 2 : 3 });
  }
  return variant <= 3
    ? fairTest(rng, FIRST_EXPERIMENTS)
    : readTheChart(rng, FIRST_EXPERIMENTS, level);
};

export const experiments = defineSkill({
  id: 'experiments-and-charts',
  version: 2,
  subject: 'science',
  name: 'Experiments and charts',
  grades: [3, 8],
  standards: ['3-5-ETS1-3', 'MS-ETS1-3'],
  kinds: ['choose', 'number', 'order'],
  forTeachers: {
    about: 'Reads the results of an experiment and knows what makes a test fair.',
    toTry: 'Let the student plan a race between two paper planes and ask what makes it fair.',
  },
  atDinner: 'What would you like to find out, and how could we test it?',
  slips: {
    mixesVariables: 'Mixes up what is changed, measured and kept the same.',
    readsOneBar: 'Reads one bar instead of comparing two.',
    addsToCompare: 'Adds two bars instead of comparing them.',
    mixesSteps: 'Mixes up the steps of an investigation.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
