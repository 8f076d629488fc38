import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { onThePad } from '../../kit/find-number.ts';
import { quotedIn, stepIn } from '../../kit/speech.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { evenNumbers, explained, numberSteps, soundsLike } from './spanish-number-steps.ts';
import { inSpanish } from './spanish-numbers.facts.ts';

/** Offers numerals, for children who do not use the number pad yet. */
export const whichNumeral = (rng: SeededRandom, max: number): Question => {
  const { right, others } = evenNumbers(rng, max);
  const ask = `Which number is "${inSpanish(right)}"?`;
  const close = soundsLike(right, max);
  return {
    ask,
    ...chooseOne(rng, {
      right: String(right),
      mistakes: rng.shuffle(others).map((value) => ({
        choice: String(value),
        ...explained(value, right, close.includes(value)),
      })),
    }),
    solved: `${inSpanish(right)}: ${right}`,
    praise: 'You knew the number in Spanish.',
    hint: 'Count aloud in Spanish until you say it.',
    steps: numberSteps(right),
    voice: { ask: quotedIn('es', ask) },
  };
};

export const neighborNumber = (rng: SeededRandom, max: number): Question => {
  const { right, others } = evenNumbers(rng, max);
  const isAfter = right > 1 && (right === max || rng.chance(50));
  const start = isAfter ? right - 1 : right + 1;
  const ask = `What comes ${isAfter ? 'after' : 'before'} "${inSpanish(start)}"?`;
  return {
    ask,
    ...chooseOne(rng, {
      right: inSpanish(right),
      mistakes: others
        .filter((value) => value !== start)
        .concat(right > 2 && start !== right - 2 ? [right - 2] : [], right + 2)
        .map((value) => ({
          choice: inSpanish(value),
          ...explained(value, right, soundsLike(right, max).includes(value)),
        })),
    }),
    solved: `${inSpanish(Math.min(start, right))}, ${inSpanish(Math.max(start, right))}`,
    praise: 'You counted in Spanish.',
    hint: 'Count aloud in Spanish up to there.',
    steps: [
      stepIn('es', `"${capital(inSpanish(start))}" is ${start}.`),
      { say: `One ${isAfter ? 'after' : 'before'} ${start} is ${right}.` },
      stepIn('es', `${right} in Spanish is "${inSpanish(right)}".`),
    ],
    voice: { ask: quotedIn('es', ask), choices: 'es' },
  };
};

/** Children who count this far add numbers of two digits. */
const TWO_DIGIT_SUMS = 100;

/** Asks for the sum of two Spanish numbers. */
export const sumInSpanish = (rng: SeededRandom, max: number): Question => {
  const least = max < TWO_DIGIT_SUMS ? 1 : 11;
  const right = rng.int(least === 1 ? 4 : 2 * least, max);
  const first = rng.int(least, right - least);
  const second = right - first;
  const ask = `How much is "${inSpanish(first)}" plus "${inSpanish(second)}"?`;
  return {
    ask,
    ...onThePad({
      right,
      mistakes: [...soundsLike(first, max), ...soundsLike(second, max)].map((value) => ({
        value,
        headline: 'Check each number first.',
        reason: `${capital(inSpanish(first))} is ${first}. ${capital(inSpanish(second))} is ${second}.`,
        misconception: 'soundsClose',
      })),
      otherwise: (value) => ({
        headline: 'Not yet. Say both in English.',
        reason: `${capital(inSpanish(first))} is ${first}. ${capital(inSpanish(second))} is ${second}. Now add.`,
        ...(Math.abs(value - right) === 1 && { misconception: 'oneOff' }),
      }),
    }),
    solved: `${first} + ${second} = ${right}`,
    praise: 'You understood both numbers and added them.',
    hint: 'Say both numbers in English first.',
    steps: [
      stepIn('es', `"${capital(inSpanish(first))}" is ${first}.`),
      stepIn('es', `"${capital(inSpanish(second))}" is ${second}.`),
      {
        say: `${first} + ${second} = ${right}.`,
        picture: { kind: 'sum', text: `${first} + ${second} =` },
      },
    ],
    voice: { ask: quotedIn('es', ask) },
  };
};
