import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import { drawn } from '../../kit/pictured.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { FRENCH_ANIMALS, FRENCH_COLORS } from './french.facts.ts';

type Animal = (typeof FRENCH_ANIMALS)[number];
const whole = ({ article, word }: Animal) => article + word;

const whichColor = (rng: SeededRandom, wrong: number): Question => {
  const target = rng.pick(FRENCH_COLORS);
  return {
    ask: `Which color is "${target.word}"?`,
    ...chooseOne(rng, {
      right: { text: target.english, color: target.color },
      wrong,
      mistakes: rng.shuffle(FRENCH_COLORS.filter((other) => other !== target)).map((other) => ({
        choice: { text: other.english, color: other.color },
        headline: `That is ${other.word}.`,
        reason: `${capital(other.english)} is ${other.word}. ${capital(target.word)} is ${target.english}.`,
        misconception: 'otherWord',
      })),
    }),
    solved: `${target.word}: ${target.english}`,
    praise: 'You knew the French color.',
    hint: 'Say the word aloud. Does it remind you of one?',
  };
};

const whichAnimal = (rng: SeededRandom, wrong: number): Question => {
  const target = rng.pick(FRENCH_ANIMALS);
  return {
    ask: `Which one is "${whole(target)}"?`,
    ...chooseOne(rng, {
      right: drawn(target.thing),
      wrong,
      mistakes: rng.shuffle(FRENCH_ANIMALS.filter((other) => other !== target)).map((other) => ({
        choice: drawn(other.thing),
        headline: `That is ${whole(other)}.`,
        reason: `${capital(other.thing)} is ${whole(other)}. ${capital(whole(target))} is ${target.thing}.`,
        misconception: 'otherWord',
      })),
    }),
    solved: `${whole(target)}: ${target.thing}`,
    praise: 'You knew the French animal.',
    hint: 'Say the word slowly.',
  };
};

/** In French, the color follows the animal. */
const coloredAnimal = (rng: SeededRandom): Question => {
  const [target, decoy] = rng.some(
    FRENCH_ANIMALS.filter(({ article }) => article === 'le '),
    2,
  ) as [Animal, Animal];
  const color = rng.pick(FRENCH_COLORS);
  const right = `le ${target.word} ${color.word}`;
  return {
    ask: `How do you say "the ${color.english} ${target.thing}" in French?`,
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: `le ${color.word} ${target.word}`,
          headline: 'Look at the order.',
          reason: `In French the color comes after the animal: ${right}.`,
          misconception: 'englishOrder',
        },
        {
          choice: `la ${target.word} ${color.word}`,
          headline: 'Another article.',
          reason: `${capital(target.word)} goes with le: ${right}.`,
          misconception: 'otherArticle',
        },
        {
          choice: `le ${decoy.word} ${color.word}`,
          headline: `That is the ${decoy.thing}.`,
          reason: `${capital(whole(decoy))} is the ${decoy.thing}. The ${target.thing} is ${whole(target)}.`,
          misconception: 'otherWord',
        },
      ],
    }),
    solved: `the ${color.english} ${target.thing}: ${right}`,
    praise: 'You put the color where French puts it.',
    hint: 'In French, what comes first: the animal or its color?',
  };
};

const matchFrench = (rng: SeededRandom, count: number): Question => {
  const pairs = rng.some(
    rng.chance(50)
      ? FRENCH_COLORS.map(({ word, english }) => [word, english] as const)
      : FRENCH_ANIMALS.map((animal) => [whole(animal), animal.thing as string] as const),
    count,
  );
  return {
    ask: 'Match French and English.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Not yet. Say ${left}.`,
      reason: `${capital(left)} is not ${given}. It is ${right}.`,
      misconception: 'otherWord',
    })),
    solved: pairs.map(([french]) => french).join(', '),
    praise: 'You joined both languages.',
    hint: 'Start with the word you know.',
  };
};

export const frenchWords = defineSkill({
  id: 'french-colors-and-animals',
  version: 1,
  subject: 'foreignLanguage',
  name: 'French colors and animals',
  grades: [1, 5],
  standards: [],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Knows French words for colors and animals and puts them together.',
    toTry: 'Play I spy with colors in French.',
  },
  atDinner: 'What colors are on your plate, in French?',
  slips: {
    otherWord: 'Mixes up two words.',
    englishOrder: 'Puts the color before the noun, as in English.',
    otherArticle: 'Uses another article than the word takes.',
  },
  make: (rng, { grade, level }) => {
    const wrong = level === 1 ? 2 : 3;
    const variant = rng.int(1, 4);
    if (variant === 1) return matchFrench(rng, level === 3 ? 4 : 3);
    if (variant === 2 && grade >= 3) return coloredAnimal(rng);
    return variant === 3 ? whichColor(rng, wrong) : whichAnimal(rng, wrong);
  },
});
