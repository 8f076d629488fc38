import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import { drawn } from '../../kit/pictured.ts';
import { quotedIn, stepIn } from '../../kit/speech.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { FRENCH_ANIMALS, FRENCH_COLORS } from './french.facts.ts';
import { evenColored, firstColored, whichColored } from './french-colored.ts';
import {
  type Animal,
  animalStep,
  type Color,
  colorStep,
  sayFirst,
  shown,
  swatches,
  whole,
} from './french-steps.ts';

const whichColor = (rng: SeededRandom, wrong: number): Question => {
  const target = rng.pick(FRENCH_COLORS);
  const others = rng.shuffle(FRENCH_COLORS.filter((other) => other !== target));
  return {
    ask: `Which color is "${target.word}"?`,
    ...chooseOne(rng, {
      right: { text: target.english, color: target.color },
      wrong,
      mistakes: others.map((other) => ({
        choice: { text: other.english, color: other.color },
        headline: `That is ${other.word}.`,
        reason: `${capital(other.english)} is ${other.word}. ${capital(target.word)} is ${target.english}.`,
        misconception: 'otherWord',
      })),
    }),
    solved: `${target.word}: ${target.english}`,
    praise: 'You knew the French color.',
    hint: 'Say the word aloud. Does it remind you of one?',
    steps: [sayFirst(target.word), ...others.slice(0, 1).map(colorStep), colorStep(target)],
    voice: { ask: quotedIn('fr', `Which color is "${target.word}"?`) },
  };
};

const whichAnimal = (rng: SeededRandom, wrong: number): Question => {
  const target = rng.pick(FRENCH_ANIMALS);
  const others = rng.shuffle(FRENCH_ANIMALS.filter((other) => other !== target));
  return {
    ask: `Which one is "${whole(target)}"?`,
    ...chooseOne(rng, {
      right: drawn(target.thing),
      wrong,
      mistakes: others.map((other) => ({
        choice: drawn(other.thing),
        headline: `That is ${whole(other)}.`,
        reason: `${capital(other.thing)} is ${whole(other)}. ${capital(whole(target))} is ${target.thing}.`,
        misconception: 'otherWord',
      })),
    }),
    solved: `${whole(target)}: ${target.thing}`,
    praise: 'You knew the French animal.',
    hint: 'Say the word slowly.',
    steps: [sayFirst(whole(target)), ...others.slice(0, 1).map(animalStep), animalStep(target)],
    voice: { ask: quotedIn('fr', `Which one is "${whole(target)}"?`) },
  };
};

const nameAnimal = (rng: SeededRandom): Question => {
  const [target, ...others] = rng.shuffle(FRENCH_ANIMALS) as [Animal, ...Animal[]];
  return {
    ask: 'What is this in French?',
    picture: shown(target),
    ...chooseOne(rng, {
      right: whole(target),
      mistakes: others.map((other) => ({
        choice: whole(other),
        headline: `That means ${other.thing}.`,
        reason: `${capital(whole(other))} is ${other.thing}. ${capital(target.thing)} is ${whole(target)}.`,
        misconception: 'otherWord',
      })),
    }),
    solved: `${target.thing}: ${whole(target)}`,
    praise: 'You knew the French animal.',
    hint: 'Say each word aloud.',
    steps: [
      { say: `The picture shows: ${target.thing}.`, picture: shown(target) },
      ...others.slice(0, 1).map(animalStep),
      stepIn('fr', `${capital(target.thing)} in French is "${whole(target)}".`),
    ],
    voice: { choices: 'fr', picture: 'en' },
  };
};

const nameColor = (rng: SeededRandom): Question => {
  const [target, ...others] = rng.shuffle(FRENCH_COLORS) as [Color, ...Color[]];
  return {
    ask: `What is "${target.english}" in French?`,
    picture: swatches(target),
    ...chooseOne(rng, {
      right: target.word,
      mistakes: others.map((other) => ({
        choice: other.word,
        headline: `That is ${other.english}.`,
        reason: `${capital(other.word)} is ${other.english}. ${capital(target.english)} is ${target.word}.`,
        misconception: 'otherWord',
      })),
    }),
    solved: `${target.english}: ${target.word}`,
    praise: 'You knew the French color.',
    hint: 'Say each word aloud. Does one remind you?',
    steps: [
      { say: `We look for the French word for ${target.english}.`, picture: swatches(target) },
      ...others.slice(0, 1).map(colorStep),
      stepIn('fr', `${capital(target.english)} is "${target.word}".`),
    ],
    voice: { choices: 'fr' },
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
    voice: { choices: 'silent' },
    steps: pairs.map(([french, english]) => stepIn('fr', `"${capital(french)}" means ${english}.`)),
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 1) return rng.chance(50) ? whichColor(rng, 2) : whichAnimal(rng, 2);
  if (level === 3) return grade >= 3 && rng.chance(60) ? evenColored(rng) : whichColored(rng);
  const variant = rng.int(1, 3);
  if (variant === 1 && grade >= 2) return matchFrench(rng, 4);
  return variant === 2 ? nameAnimal(rng) : nameColor(rng);
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  const variant = rng.int(1, 4);
  if (variant === 1) return matchFrench(rng, level === 3 ? 4 : 3);
  if (variant === 2 && grade >= 3) return firstColored(rng);
  return variant === 3 ? whichColor(rng, wrong) : whichAnimal(rng, wrong);
};

export const frenchWords = defineSkill({
  id: 'french-colors-and-animals',
  version: 2,
  subject: 'foreignLanguage',
  name: 'French colors and animals',
  grades: [1, 5],
  standards: [],
  kinds: ['choose', 'match'],
  isFactSet: true,
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
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
