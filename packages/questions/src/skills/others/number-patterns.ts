import { nearMiss, typedOrChosen } from '../../kit/find-number.ts';
import type { GradeNumber, Level, Question, Step } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { Pattern } from './pattern-kinds.ts';
import { patternsFor } from './patterns-by-grade.ts';

const stepTo = (last: number, right: number) => {
  const change = Math.abs(right - last);
  return [
    `The next step is ${change} ${right > last ? 'up' : 'down'} from ${last}.`,
    `${last} ${right > last ? '+' : '−'} ${change} = ${right}.`,
  ];
};

const patternSteps = ({ terms, rule, ending }: Pattern): Step[] => {
  const steps = terms.slice(1).map((term, at) => term - (terms[at] ?? 0));
  const [last = 0, right = 0] = terms.slice(-2);
  return [
    ending
      ? { say: 'Look at how each number comes from the ones before it.' }
      : {
          say: 'Look at the step from each number to the next.',
          picture: { kind: 'hops', from: terms[0] ?? 0, hops: steps.slice(0, -1) },
        },
    { say: rule },
    ...(ending ?? stepTo(last, right)).map((say) => ({ say })),
  ];
};

/** Asks for the next number of a pattern. */
export const numberPattern = (
  rng: SeededRandom,
  grade: GradeNumber,
  level: Level,
  version = 1,
): Question => {
  const pattern = rng.pick(patternsFor(grade, level, version))(rng);
  const { terms, rule } = pattern;
  const shown = terms.slice(0, 5);
  const right = terms[5] ?? 0;
  const last = shown[4] ?? 0;
  const secondToLast = shown[3] ?? 0;
  const withLastStep = last + (last - secondToLast);
  return {
    ask: 'Which number comes next?',
    picture: { kind: 'series', items: [...shown.map(String), '…'] },
    ...typedOrChosen(rng, {
      right,
      isFair: version > 1,
      mistakes: [
        {
          value: withLastStep,
          headline: 'Look at all the steps.',
          reason: `${withLastStep} takes the last step again. ${rule}`,
          misconception: 'lastStepAgain',
        },
        {
          value: last + 1,
          headline: 'Not yet. Look at the steps.',
          reason: `${last + 1} is 1 more than ${last}. ${rule}`,
        },
      ],
      otherwise: nearMiss(right, rule),
    }),
    solved: terms.join(', '),
    praise: 'You found the rule behind the numbers.',
    hint: 'How do you get from each number to the next?',
    steps: patternSteps(pattern),
  };
};
