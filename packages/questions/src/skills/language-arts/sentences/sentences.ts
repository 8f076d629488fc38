import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { Level } from '../../../question.ts';
import { defineSkill } from '../../../skill.ts';
import { FIRST_SENTENCES, SENTENCES } from './sentences.facts.ts';

const LENGTHS: Readonly<Record<number, Readonly<Record<Level, 4 | 5 | 6>>>> = {
  1: { 1: 4, 2: 4, 3: 5 },
  2: { 1: 4, 2: 5, 3: 6 },
  3: { 1: 5, 2: 6, 3: 6 },
};

const explainOrder = (right: readonly string[], given: readonly string[]) => {
  const { index, belongs, given: put } = firstOutOfPlace(right, given);
  if (index === 0) {
    return {
      headline: 'Look for the capital letter.',
      reason: `A sentence starts with a capital letter: ${belongs}.`,
      misconception: 'missesCapital',
    };
  }
  if (/[.?]$/.test(put)) {
    return {
      headline: 'Look for the end mark.',
      reason: `"${put}" has the end mark, so it comes last.`,
      misconception: 'missesEndMark',
    };
  }
  return {
    headline: 'Read it aloud.',
    reason: `After "${right[index - 1]}" comes "${belongs}", not "${put}".`,
  };
};

export const sentences = defineSkill({
  id: 'words-make-a-sentence',
  version: 2,
  subject: 'languageArts',
  name: 'Words make a sentence',
  grades: [1, 3],
  needs: ['reading-short-words'],
  standards: ['RF.1.1.A', 'L.1.1.J', 'L.2.1.F'],
  kinds: ['order'],
  forTeachers: {
    about: 'Puts words in order so that they make a sentence.',
    toTry: 'Cut a sentence into words, mix them, and read each try aloud together.',
  },
  atDinner: 'Can each of us add one word until it is a sentence?',
  slips: {
    missesCapital: 'Does not start with the word that has a capital letter.',
    missesEndMark: 'Does not put the word with the end mark last.',
  },
  make: (rng, { grade, level, version }) => {
    const list = version < 2 ? FIRST_SENTENCES : SENTENCES;
    const sentence = rng.pick(list[LENGTHS[grade]?.[level] ?? 4]);
    const right = sentence.split(' ');
    return {
      ask: 'Put the words in order.',
      ...putInOrder(rng, {
        right,
        from: 'first',
        to: 'last',
        explain: (given) => explainOrder(right, given),
      }),
      solved: sentence,
      praise: 'You read it to see if it makes sense.',
      hint: 'The first word has a capital letter.',
      steps: [
        {
          say: `It starts with a capital letter: ${right[0]}.`,
          picture: { kind: 'series', items: [right[0] ?? '', '…'] },
        },
        {
          say: 'The word with the end mark is last.',
          picture: { kind: 'series', items: [right[0] ?? '', '…', right.at(-1) ?? ''] },
        },
        {
          say: `After ${right[0]} comes ${right[1]}.`,
          picture: { kind: 'marked', text: sentence, marks: right.slice(0, 2) },
        },
        { say: sentence },
      ],
    };
  },
});
