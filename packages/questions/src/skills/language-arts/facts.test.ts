import { describe, expect, it } from 'vitest';
import { SPELLED } from './phonics/reading-words.facts.ts';
import { explainLookalike } from './phonics/reading-words.ts';
import { RHYMES, SOUNDS } from './phonics/sounds.facts.ts';
import { EARLY_QUESTIONS } from './reading/early-questions.facts.ts';
import { LATER_PASSAGES } from './reading/later-passages.facts.ts';
import { LATER_QUESTIONS } from './reading/later-questions.facts.ts';
import { MIDDLE_PASSAGES } from './reading/middle-passages.facts.ts';
import { MIDDLE_QUESTIONS } from './reading/middle-questions.facts.ts';
import { EARLY_PASSAGES } from './reading/passages.facts.ts';
import { ADJECTIVE, ADVERB, NOUN, VERB } from './sentences/parts-of-speech.facts.ts';
import { SENTENCES } from './sentences/sentences.facts.ts';
import { IRREGULAR_VERBS, REGULAR_VERBS } from './sentences/verbs.facts.ts';
import { LATER_SETS, MIDDLE_SETS } from './words/clued-words.facts.ts';
import { LATER_CLUES, MIDDLE_CLUES } from './words/context-clues.facts.ts';
import { FIGURES, IDIOMS } from './words/figurative.facts.ts';
import { HOMOPHONES } from './words/homophones.facts.ts';
import { MEANING_PAIRS } from './words/meaning-pairs.facts.ts';
import { NOUNS } from './words/nouns.facts.ts';
import { MEANINGS } from './words/opposites.facts.ts';
import { PLURALS } from './words/plurals.facts.ts';
import { ROOTS, TWO_ROOTS } from './words/roots.facts.ts';
import { WORD_FAMILIES } from './words/word-families.facts.ts';
import { PREFIXES, SUFFIXES } from './words/word-parts.facts.ts';

const expectDistinct = (items: readonly unknown[]) =>
  expect(items.filter((item, at) => items.indexOf(item) !== at)).toEqual([]);

describe('sounds and rhymes', () => {
  it('lists each word once', () => {
    expectDistinct(SOUNDS.map(({ thing }) => thing));
    expectDistinct(RHYMES.flat());
  });

  it('starts each word with its letter', () => {
    for (const { thing, letter } of SOUNDS) expect(thing.charAt(0)).toBe(letter);
  });
});

describe('explainLookalike', () => {
  it.each([
    ['rock', 'sock', 'Look at the first letter.', 'endOnly'],
    ['sheep', 'ship', 'Look at the middle.', 'vowel'],
    ['sheep', 'sleep', 'Look at the middle.', undefined],
    ['frog', 'fog', 'Look at the middle.', undefined],
    ['kite', 'kit', 'Look at the end.', 'startOnly'],
    ['moon', 'moo', 'Look at the end.', 'startOnly'],
  ])('explains where %s and %s differ', (thing, other, headline, misconception) => {
    const explanation = explainLookalike(thing, other);
    expect(explanation.headline).toBe(headline);
    expect(explanation.misconception).toBe(misconception);
  });
});

describe('words to build', () => {
  it.each(SPELLED)('has only different letters in %s', (word) => {
    expectDistinct([...word]);
  });

  it.each(Object.entries(SENTENCES))(
    'has %s different words in each sentence',
    (count, sentences) => {
      expectDistinct(sentences);
      for (const sentence of sentences) {
        const words = sentence.split(' ');
        expect(words).toHaveLength(Number(count));
        expectDistinct(words);
        expect(sentence).toMatch(/^[A-Z][^.?A-Z]*( I )?[^.?A-Z]*[.?]$/);
      }
    },
  );

  it('forms plurals by their rule', () => {
    for (const [one, more] of PLURALS.s.words) expect(more).toBe(`${one}s`);
    for (const [one, more] of PLURALS.es.words) {
      expect(one).toMatch(/(s|x|sh|ch)$/);
      expect(more).toBe(`${one}es`);
    }
    for (const [one, more] of PLURALS.ies.words) {
      expect(one).toMatch(/[^aeiou]y$/);
      expect(more).toBe(`${one.slice(0, -1)}ies`);
    }
    for (const [one, more] of PLURALS.ves.words) expect(more).toBe(`${one.slice(0, -1)}ves`);
    for (const [one, more] of PLURALS.same.words) expect(more).toBe(one);
  });
});

describe('word meanings', () => {
  it('uses each word, synonym and opposite only once', () => {
    expectDistinct(MEANINGS.flatMap(({ word, same, opposite }) => [word, same, opposite]));
    expectDistinct(MEANINGS.map(({ related }) => related));
  });

  it('assigns each word to one part of speech', () => {
    expectDistinct([NOUN, VERB, ADJECTIVE, ADVERB].flatMap(({ members }) => members));
  });

  it('builds each word from its base and its affix', () => {
    for (const { part, words } of PREFIXES) {
      for (const [base, word] of words) expect(word).toBe(part.slice(0, -1) + base);
    }
    for (const { part, words } of SUFFIXES) {
      for (const [base, word] of words) expect(word).toBe(base + part.slice(1));
    }
  });

  it('gives each root a unique meaning and words that contain it', () => {
    expectDistinct(ROOTS.map(({ means }) => means));
    for (const { root, words } of ROOTS) for (const [word] of words) expect(word).toContain(root);
  });

  it('has a unique meaning and sentences with one gap for each homophone', () => {
    for (const { words } of HOMOPHONES) {
      expectDistinct(words.map(({ means }) => means));
      for (const sentence of words.flatMap(({ sentences }) => sentences)) {
        expect(sentence.split('…')).toHaveLength(2);
      }
    }
  });

  it('uses each new word in its sentence and has different meanings as choices', () => {
    for (const { word, sentence, means, opposite, topic } of [...MIDDLE_CLUES, ...LATER_CLUES]) {
      expect(sentence).toContain(word);
      expectDistinct([means, opposite, topic]);
    }
    for (const clues of [MIDDLE_CLUES, LATER_CLUES])
      expectDistinct(clues.map(({ means }) => means));
  });

  it('has at least two short examples of each figure and different idioms', () => {
    for (const { examples } of FIGURES) {
      expect(examples.filter(({ length }) => length <= 28).length).toBeGreaterThanOrEqual(2);
    }
    expectDistinct(IDIOMS.flat());
  });
});

describe('facts of version 2', () => {
  it('uses each meaning only once, so that no two choices are right', () => {
    expectDistinct(MEANING_PAIRS.flatMap(({ word, turned }) => [word, turned]));
    expectDistinct(MEANING_PAIRS.flatMap(({ same, opposite }) => [same, opposite]));
  });

  it('forms regular plurals by their rule', () => {
    for (const [one, more] of NOUNS.s) expect(more).toBe(`${one}s`);
    for (const [one, more] of NOUNS.es) {
      expect(one).toMatch(/(s|x|sh|ch)$/);
      expect(more).toBe(`${one}es`);
    }
    for (const [one, more] of NOUNS.ies) expect(more).toBe(`${one.slice(0, -1)}ies`);
    expectDistinct(Object.values(NOUNS).flatMap((nouns) => nouns.map(([one]) => one)));
  });

  it('has different words and meanings in each word family', () => {
    for (const { words } of WORD_FAMILIES) {
      expectDistinct(words.map(([word]) => word));
      expectDistinct(words.map(([, , meaning]) => meaning));
      for (const [word, part] of words) expect(word).toContain(part.replace('-', ''));
    }
  });

  it('finds both roots in each word, and no two words with the same ideas', () => {
    for (const { word, parts } of TWO_ROOTS) {
      for (const [root] of parts) expect(word).toContain(root);
    }
    expectDistinct(TWO_ROOTS.map(({ parts }) => parts.map(([, means]) => means).join()));
  });

  it('has each word and its clue in the sentence, and four different meanings in a set', () => {
    for (const set of [...MIDDLE_SETS, ...LATER_SETS]) {
      expectDistinct(set.map(({ means }) => means));
      for (const { word, sentence } of set) expect(sentence.toLowerCase()).toContain(word);
    }
  });

  it('has the proof of each answer in the passage, and different answers to choose', () => {
    const questions = { ...EARLY_QUESTIONS, ...MIDDLE_QUESTIONS, ...LATER_QUESTIONS };
    for (const { name, text } of [...EARLY_PASSAGES, ...MIDDLE_PASSAGES, ...LATER_PASSAGES]) {
      const { details = [], inferences = [], stray } = questions[name] ?? {};
      expect(details, name).toHaveLength(3);
      for (const asked of [details, inferences]) {
        expectDistinct([...asked.map(({ answer }) => answer), stray]);
        expectDistinct(asked.map(({ proof }) => proof));
        for (const { proof } of asked) expect(text).toContain(proof);
      }
    }
  });
});

describe('verb forms', () => {
  it('forms the past of regular verbs with -ed and of irregular verbs without it', () => {
    for (const { base, did } of REGULAR_VERBS)
      expect([`${base}ed`, base.replace(/y$/, 'ied')]).toContain(did);
    for (const { did } of IRREGULAR_VERBS) expect(did).not.toMatch(/ed$/);
  });
});

describe('reading passages', () => {
  it.each([
    ['early', EARLY_PASSAGES],
    ['middle', MIDDLE_PASSAGES],
    ['later', LATER_PASSAGES],
  ])('has at least ten passages for the %s grades with different choices', (_, passages) => {
    expect(passages.length).toBeGreaterThanOrEqual(10);
    expectDistinct(passages.map(({ text }) => text));
    for (const { right, strays } of passages.flatMap(({ detail, between }) => [detail, between])) {
      expectDistinct([right, ...strays.map(([choice]) => choice)]);
    }
  });
});
