import { capital } from '../../kit/capital.ts';
import { chooseOne, type Mistake } from '../../kit/choose-one.ts';
import { quotedIn, stepIn } from '../../kit/speech.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { FRENCH_ANIMALS, FRENCH_COLORS } from './french.facts.ts';
import {
  type Animal,
  animalStep,
  type Color,
  colorStep,
  shown,
  swatches,
  whole,
} from './french-steps.ts';

type Colored = { target: Animal; decoy: Animal; color: Color };

/** Takes animals with "le", because the color then keeps its form. */
const coloredAnimal = (rng: SeededRandom): Colored => {
  const [target, decoy] = rng.some(
    FRENCH_ANIMALS.filter(({ article }) => article === 'le '),
    2,
  ) as [Animal, Animal];
  return { target, decoy, color: rng.pick(FRENCH_COLORS) };
};

const ORDER = 'In French, the color comes after the animal.';

/** In French, the color follows the animal. */
const sayColored = (
  rng: SeededRandom,
  { target, color }: Colored,
  mistakes: readonly Mistake[],
): Question => {
  const right = `le ${target.word} ${color.word}`;
  return {
    ask: `How do you say "the ${color.english} ${target.thing}" in French?`,
    ...chooseOne(rng, { right, mistakes }),
    solved: `the ${color.english} ${target.thing}: ${right}`,
    praise: 'You put the color where French puts it.',
    hint: 'In French, what comes first: the animal or its color?',
    steps: [
      stepIn('fr', `The ${target.thing} is "le ${target.word}".`, shown(target)),
      stepIn('fr', `${capital(color.english)} is "${color.word}".`, swatches(color)),
      { say: ORDER },
      stepIn('fr', `So it is "${right}".`),
    ],
    voice: { choices: 'fr' },
  };
};

const swapped = (choice: string, right: string): Mistake => ({
  choice,
  headline: 'Look at the order.',
  reason: `In French the color comes after the animal: ${right}.`,
  misconception: 'englishOrder',
});

const otherArticle = (choice: string, { target }: Colored, right: string): Mistake => ({
  choice,
  headline: 'Another article.',
  reason: `${capital(target.word)} goes with le: ${right}.`,
  misconception: 'otherArticle',
});

const otherAnimal = (choice: string, { target, decoy }: Colored): Mistake => ({
  choice,
  headline: `That is the ${decoy.thing}.`,
  reason: `${capital(whole(decoy))} is the ${decoy.thing}. The ${target.thing} is ${whole(target)}.`,
  misconception: 'otherWord',
});

export const firstColored = (rng: SeededRandom): Question => {
  const colored = coloredAnimal(rng);
  const { target, decoy, color } = colored;
  const right = `le ${target.word} ${color.word}`;
  return sayColored(rng, colored, [
    swapped(`le ${color.word} ${target.word}`, right),
    otherArticle(`la ${target.word} ${color.word}`, colored, right),
    otherAnimal(`le ${decoy.word} ${color.word}`, colored),
  ]);
};

/** Changes two things, once each and once together, so that all choices are equally alike. */
export const evenColored = (rng: SeededRandom): Question => {
  const colored = coloredAnimal(rng);
  const { target, decoy, color } = colored;
  const { word } = color;
  const right = `le ${target.word} ${word}`;
  const order = swapped(`le ${word} ${target.word}`, right);
  const article = otherArticle(`la ${target.word} ${word}`, colored, right);
  const animal = otherAnimal(`le ${decoy.word} ${word}`, colored);
  const mistakes = rng.pick([
    [order, article, swapped(`la ${word} ${target.word}`, right)],
    [order, animal, swapped(`le ${word} ${decoy.word}`, right)],
    [article, animal, otherAnimal(`la ${decoy.word} ${word}`, colored)],
  ]);
  return sayColored(rng, colored, mistakes);
};

export const whichColored = (rng: SeededRandom): Question => {
  const colored = coloredAnimal(rng);
  const { target, decoy, color } = colored;
  const other = rng.pick(FRENCH_COLORS.filter((each) => each !== color));
  const french = `le ${target.word} ${color.word}`;
  const ask = `Which one is "${french}"?`;
  const choice = (shade: Color, animal: Animal) => ({
    text: `the ${shade.english} ${animal.thing}`,
    thing: animal.thing,
  });
  const mistake = (shade: Color, animal: Animal): Mistake => ({
    choice: choice(shade, animal),
    headline: animal === target ? 'Listen to the color.' : 'Listen to the animal.',
    reason: `${capital(whole(target))} is ${target.thing}. ${capital(color.word)} is ${color.english}.`,
    misconception: 'otherWord',
  });
  return {
    ask,
    ...chooseOne(rng, {
      right: choice(color, target),
      mistakes: [mistake(other, target), mistake(color, decoy), mistake(other, decoy)],
    }),
    solved: `${french}: the ${color.english} ${target.thing}`,
    praise: 'You understood the animal and its color.',
    hint: 'In French, the animal comes first.',
    steps: [
      animalStep(target),
      colorStep(color),
      stepIn('fr', `"${capital(french)}" means the ${color.english} ${target.thing}.`),
    ],
    voice: { ask: quotedIn('fr', ask) },
  };
};
