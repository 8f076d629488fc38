import { capital } from '../../kit/capital.ts';
import { stepIn } from '../../kit/speech.ts';
import type { Step } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { inSpanish } from './spanish-numbers.facts.ts';

/** Wrong choices that sound close are taken up to this number. */
export const LARGEST_CLOSE = 100;

/** Returns numbers with similar words: 6 and 7, 60 and 70, 2 and 12. */
export const soundsLike = (value: number, max: number) => {
  const ones = value % 10;
  const swapped = ones === 6 ? value + 1 : ones === 7 ? value - 1 : value;
  const tens = Math.floor(value / 10);
  const swappedTens = tens === 6 ? value + 10 : tens === 7 ? value - 10 : value;
  const teen = value >= 11 && value <= 15 ? value - 10 : value;
  return [swapped, swappedTens, teen].filter((one) => one !== value && one <= max);
};

export const explained = (value: number, right: number, isClose: boolean) => ({
  headline: isClose ? 'Those two sound close.' : `${value} is ${inSpanish(value)}.`.slice(0, 44),
  reason: `${capital(inSpanish(value))} is ${value}. ${capital(inSpanish(right))} is ${right}.`,
  ...(isClose && { misconception: 'soundsClose' }),
});

export const numberSteps = (value: number): Step[] => {
  const [before, after] = [inSpanish(value - 1), inSpanish(value + 1)];
  return [
    value > 1
      ? stepIn('es', `Before it comes "${before}", which is ${value - 1}.`)
      : stepIn('es', `Counting starts with "${inSpanish(1)}".`),
    stepIn(
      'es',
      value < 100
        ? `After it comes "${after}", which is ${value + 1}.`
        : 'A hundred has its own word.',
    ),
    stepIn('es', `"${capital(inSpanish(value))}" is ${value}.`),
  ];
};

export const partSteps = (value: number): Step[] => {
  const [tens, ones] = [Math.floor(value / 10) * 10, value % 10];
  if (value < 30 || ones === 0) return numberSteps(value);
  return [
    stepIn('es', `"${capital(inSpanish(tens))}" is ${tens}.`),
    stepIn('es', `"${capital(inSpanish(ones))}" is ${ones}. "Y" means and.`),
    stepIn('es', `"${capital(inSpanish(value))}" is ${value}.`),
  ];
};

/** Returns four numbers of which each is the answer equally often. */
export const evenNumbers = (rng: SeededRandom, max: number) => {
  const all = Array.from({ length: max }, (_, at) => at + 1);
  const [right = 1, ...others] = rng.some(all, 4);
  const close = soundsLike(right, max).slice(0, 1);
  return { right, others: rng.chance(50) ? [...close, ...others] : others };
};
