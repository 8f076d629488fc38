import { chooseOne } from '../../../kit/choose-one.ts';
import type { GradeNumber, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import type { MakeAt } from '../../../skill.ts';
import { type Affix, PREFIXES, SUFFIXES } from './word-parts.facts.ts';
import { matchParts, partSteps } from './word-parts-steps.ts';

const meaningOf = ({ meaning }: Affix, base: string) => meaning.replace('…', base);

const isPrefix = ({ part }: Affix) => part.endsWith('-');

const listFor = (rng: SeededRandom, grade: GradeNumber) =>
  rng.pick([PREFIXES, SUFFIXES]).filter(({ from }) => from <= grade);

const whatItMeans = (rng: SeededRandom, grade: GradeNumber, wrong: number): Question => {
  const list = listFor(rng, grade);
  const affix = rng.pick(list);
  const [base, word] = rng.pick(affix.words);
  const right = meaningOf(affix, base);
  return {
    ask: `What does "${word}" mean?`,
    ...chooseOne(rng, {
      right,
      wrong,
      mistakes: [
        ...rng.shuffle(list.filter((other) => other !== affix)).map((other) => ({
          choice: meaningOf(other, base),
          headline: `That would have ${other.part} in it.`,
          reason: `${other.part} gives "${meaningOf(other, base)}". ${affix.part} in ${word} gives "${right}".`,
          misconception: 'mixesParts',
        })),
      ]
        .slice(0, wrong - 1)
        .concat([
          {
            choice: base,
            headline: `You read only "${base}".`,
            reason: `${affix.part} changes the meaning of ${base}: "${right}".`,
            misconception: 'baseOnly',
          },
        ]),
    }),
    solved: `${word}: ${right}`,
    praise: `You took the word apart: ${isPrefix(affix) ? `${affix.part} and ${base}` : `${base} and ${affix.part}`}.`,
    hint: `Cover ${affix.part} with a finger. What is left?`,
    steps: partSteps({ word, part: affix.part, base, meaning: right }),
  };
};

const whichWord = (rng: SeededRandom, grade: GradeNumber, wrong: number): Question => {
  const list = listFor(rng, grade);
  const affix = rng.pick(list);
  const [base, word] = rng.pick(affix.words);
  const built = (other: Affix) => {
    const part = other.part.replace('-', '');
    if (isPrefix(affix)) return part + base;
    // Drops a final e before a vowel, because a child who adds -er to hope writes hoper.
    return (/^[aeiou]/.test(part) ? base.replace(/e$/, '') : base) + part;
  };
  const meaning = meaningOf(affix, base);
  return {
    ask: `Which word means "${meaning}"?`,
    ...chooseOne(rng, {
      right: word,
      wrong,
      mistakes: [
        {
          choice: base,
          headline: 'One part is missing.',
          reason: `"${base}" alone does not say it. ${affix.part} does: ${word}.`,
          misconception: 'baseOnly',
        },
        ...rng.shuffle(list.filter((other) => other !== affix)).map((other) => ({
          choice: built(other),
          headline: `Not yet. What does ${other.part} do?`,
          reason: `${other.part} would give "${meaningOf(other, base)}". The part that fits is ${affix.part}.`,
          misconception: 'mixesParts',
        })),
      ],
    }),
    solved: `${word}: ${meaning}`,
    praise: `You knew what ${affix.part} does to a word.`,
    hint: 'Which small part carries that meaning?',
    steps: partSteps({ word, part: affix.part, base, meaning }),
  };
};

const firstMatch = (rng: SeededRandom, grade: GradeNumber): Question => {
  const pairs = rng.some(listFor(rng, grade), 3).map((affix) => {
    const [base, word] = rng.pick(affix.words);
    return [word, meaningOf(affix, base)] as const;
  });
  return matchParts(rng, pairs);
};

/** Builds a question of version 1. */
export const makeFirstWordParts = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 5);
  const wrong = level === 1 ? 2 : 3;
  if (variant === 1 || (variant === 2 && level === 3)) return firstMatch(rng, grade);
  return variant <= 3 ? whatItMeans(rng, grade, wrong) : whichWord(rng, grade, wrong);
};
