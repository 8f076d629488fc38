import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import { drawn } from '../../kit/pictured.ts';
import type { Question } from '../../question.ts';
import type { Dice } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { FRENCH_ANIMALS, FRENCH_COLORS } from './french.facts.ts';

type Animal = (typeof FRENCH_ANIMALS)[number];
const whole = ({ article, word }: Animal) => article + word;

const whichColor = (dice: Dice, wrong: number): Question => {
  const asked = dice.pick(FRENCH_COLORS);
  return {
    ask: `Which color is "${asked.word}"?`,
    ...chooseOne(dice, {
      right: { text: asked.english, color: asked.color },
      wrong,
      mistakes: dice.shuffle(FRENCH_COLORS.filter((other) => other !== asked)).map((other) => ({
        choice: { text: other.english, color: other.color },
        headline: `That is ${other.word}.`,
        reason: `${capital(other.english)} is ${other.word}. ${capital(asked.word)} is ${asked.english}.`,
        slip: 'otherWord',
      })),
    }),
    solved: `${asked.word}: ${asked.english}`,
    praise: 'You knew the French color.',
    hint: 'Say the word aloud. Does it remind you of one?',
  };
};

const whichAnimal = (dice: Dice, wrong: number): Question => {
  const asked = dice.pick(FRENCH_ANIMALS);
  return {
    ask: `Which one is "${whole(asked)}"?`,
    ...chooseOne(dice, {
      right: drawn(asked.thing),
      wrong,
      mistakes: dice.shuffle(FRENCH_ANIMALS.filter((other) => other !== asked)).map((other) => ({
        choice: drawn(other.thing),
        headline: `That is ${whole(other)}.`,
        reason: `${capital(other.thing)} is ${whole(other)}. ${capital(whole(asked))} is ${asked.thing}.`,
        slip: 'otherWord',
      })),
    }),
    solved: `${whole(asked)}: ${asked.thing}`,
    praise: 'You knew the French animal.',
    hint: 'Say the word slowly.',
  };
};

/** The color stands behind the animal. */
const coloredAnimal = (dice: Dice): Question => {
  const [asked, stranger] = dice.some(
    FRENCH_ANIMALS.filter(({ article }) => article === 'le '),
    2,
  ) as [Animal, Animal];
  const color = dice.pick(FRENCH_COLORS);
  const right = `le ${asked.word} ${color.word}`;
  return {
    ask: `How do you say "the ${color.english} ${asked.thing}" in French?`,
    ...chooseOne(dice, {
      right,
      mistakes: [
        {
          choice: `le ${color.word} ${asked.word}`,
          headline: 'Look at the order.',
          reason: `In French the color comes after the animal: ${right}.`,
          slip: 'englishOrder',
        },
        {
          choice: `la ${asked.word} ${color.word}`,
          headline: 'Another article.',
          reason: `${capital(asked.word)} goes with le: ${right}.`,
          slip: 'otherArticle',
        },
        {
          choice: `le ${stranger.word} ${color.word}`,
          headline: `That is the ${stranger.thing}.`,
          reason: `${capital(whole(stranger))} is the ${stranger.thing}. The ${asked.thing} is ${whole(asked)}.`,
          slip: 'otherWord',
        },
      ],
    }),
    solved: `the ${color.english} ${asked.thing}: ${right}`,
    praise: 'You put the color where French puts it.',
    hint: 'In French, what comes first: the animal or its color?',
  };
};

const matchFrench = (dice: Dice, count: number): Question => {
  const pairs = dice.some(
    dice.chance(50)
      ? FRENCH_COLORS.map(({ word, english }) => [word, english] as const)
      : FRENCH_ANIMALS.map((animal) => [whole(animal), animal.thing as string] as const),
    count,
  );
  return {
    ask: 'Match French and English.',
    ...matchPairs(dice, pairs, ({ left, given, right }) => ({
      headline: `Not yet. Say ${left}.`,
      reason: `${capital(left)} is not ${given}. It is ${right}.`,
      slip: 'otherWord',
    })),
    solved: pairs.map(([french]) => french).join(', '),
    praise: 'You joined both languages.',
    hint: 'Start with the word you know.',
  };
};

export const frenchWords = defineSkill({
  id: 'french-colors-and-animals',
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
  make: (dice, { grade, level }) => {
    const wrong = level === 1 ? 2 : 3;
    const thrown = dice.int(1, 4);
    if (thrown === 1) return matchFrench(dice, level === 3 ? 4 : 3);
    if (thrown === 2 && grade >= 3) return coloredAnimal(dice);
    return thrown === 3 ? whichColor(dice, wrong) : whichAnimal(dice, wrong);
  },
});
