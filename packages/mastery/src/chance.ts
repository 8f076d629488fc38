import type { AskedLevel, Task } from '@wonderfield/questions/question';
import { LOGITS_PER_LEVEL } from './model.ts';
import type { Estimate } from './student.ts';

/** Points that average over a standard normal distribution. */
const POINTS = Array.from({ length: 17 }, (_, index) => -4 + index / 2);
const DENSITIES = POINTS.map((point) => Math.exp(-(point ** 2) / 2));
const DENSITY_SUM = DENSITIES.reduce((sum, density) => sum + density, 0);
const WEIGHTED_POINTS = POINTS.map((point, index) => ({
  point,
  probability: (DENSITIES[index] ?? 0) / DENSITY_SUM,
}));

/** Calls a function with each possible value of an estimate and its probability. */
export const forEachValue = (
  { mean, variance }: Estimate,
  use: (value: number, probability: number) => void,
) => {
  const deviation = Math.sqrt(variance);
  for (const { point, probability } of WEIGHTED_POINTS) use(mean + deviation * point, probability);
};

export const sigmoid = (logits: number) => 1 / (1 + Math.exp(-logits));

export const difficultyAt = (level: AskedLevel) => (level - 2) * LOGITS_PER_LEVEL;

/** The question of a rung and the student's slip rate. */
export type Asked = { difficulty: number; guess: number; slip: number };

/** Returns the chance of a right answer if the student can answer with probability `able`. */
export const chanceIfAble = (able: number, { guess, slip }: Pick<Asked, 'guess' | 'slip'>) =>
  guess + (1 - guess) * (1 - slip) * able;

/** Returns the chance of a right answer with a rating of which only mean and variance are known. */
export const chanceOfRight = (rating: Estimate, { difficulty, ...question }: Asked) => {
  let able = 0;
  forEachValue(rating, (value, probability) => {
    able += probability * sigmoid(value - difficulty);
  });
  return chanceIfAble(able, question);
};

/** The chance to type or build the right answer without knowing it. */
const BUILT_GUESS = 0.01;

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));

/** Returns the chance of a right answer by guessing. */
export const guessOf = (task: Task): number => {
  switch (task.kind) {
    case 'choose':
      return 1 / task.choices.length;
    case 'map':
      // One of the spots is the start of the way.
      return 1 / (task.spots.length - 1);
    case 'line':
      return 1 / (task.marks + 1);
    case 'order':
      return 1 / factorial(task.tiles.length);
    case 'match':
      return 1 / factorial(task.left.length);
    case 'number':
    case 'rhythm':
      return BUILT_GUESS;
  }
};
