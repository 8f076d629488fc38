import { capital } from '../../kit/capital.ts';
import { stepIn } from '../../kit/speech.ts';
import type { Step } from '../../question.ts';
import type { FRENCH_ANIMALS, FRENCH_COLORS } from './french.facts.ts';

export type Animal = (typeof FRENCH_ANIMALS)[number];
export const whole = ({ article, word }: Animal) => article + word;

export type Color = (typeof FRENCH_COLORS)[number];

export const swatches = (...colors: readonly Color[]) =>
  ({
    kind: 'colors',
    colors: colors.map(({ color, english }) => ({ color, name: english })),
  }) as const;

export const shown = (...animals: readonly Animal[]) =>
  ({ kind: 'things', groups: animals.map(({ thing }) => ({ thing, count: 1 })) }) as const;

export const colorStep = (color: Color) =>
  stepIn('fr', `"${capital(color.word)}" means ${color.english}.`, swatches(color));

export const animalStep = (animal: Animal) =>
  stepIn('fr', `"${capital(whole(animal))}" means ${animal.thing}.`, shown(animal));

export const sayFirst = (word: string): Step => stepIn('fr', `Say it aloud: "${word}".`);
