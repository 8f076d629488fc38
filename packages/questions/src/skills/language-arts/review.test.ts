import { describe, expect, it } from 'vitest';
import type { GradeNumber, Level, Question } from '../../question.ts';
import { createQuestion, type Skill } from '../../skill.ts';
import { taskChoices } from '../../task-choices.ts';
import { firstSounds } from './phonics/first-sounds.ts';
import { LATER_PASSAGES } from './reading/later-passages.facts.ts';
import { MIDDLE_PASSAGES } from './reading/middle-passages.facts.ts';
import { EARLY_PASSAGES } from './reading/passages.facts.ts';
import { passages } from './reading/passages.ts';
import { punctuation } from './sentences/punctuation.ts';
import { verbs } from './sentences/verbs.ts';
import { LATER_SETS, MIDDLE_SETS } from './words/clued-words.facts.ts';
import { LATER_CLUES, MIDDLE_CLUES } from './words/context-clues.facts.ts';
import { figurative } from './words/figurative.ts';
import { homophones } from './words/homophones.ts';
import { opposites } from './words/opposites.ts';
import { plurals } from './words/plurals.ts';
import { TWO_ROOTS } from './words/roots.facts.ts';
import { roots } from './words/roots.ts';
import { wordParts } from './words/word-parts.ts';

const QUESTIONS = 200;

/** Builds questions of the newest version, or of another. */
const ask = (skill: Skill, grade: GradeNumber, level: Level, version = skill.version) =>
  Array.from({ length: QUESTIONS }, (_, seed) =>
    createQuestion(skill, { grade, level, version, seed: (seed + 1) * 499 }),
  );

const rightText = ({ task, answer: [right = 0] }: Question) => taskChoices(task)[right] ?? '';

const wrongTexts = (question: Question) =>
  taskChoices(question.task).filter((text) => text !== rightText(question));

const explanations = (question: Question) =>
  taskChoices(question.task).flatMap((_, index) =>
    index === question.answer[0] ? [] : [question.explain([index]).reason],
  );

describe('questions of the review', () => {
  it('offers no other word with the root that is asked for (review 1)', () => {
    for (const question of [5, 6, 7, 8].flatMap((grade) => ask(roots, grade as GradeNumber, 2))) {
      const meaning = /means "(.*)"/.exec(question.ask)?.[1];
      for (const word of wrongTexts(question)) {
        const parts = TWO_ROOTS.find((row) => row.word === word)?.parts ?? [];
        expect(parts.map(([, means]) => means)).not.toContain(meaning);
      }
    }
  });

  it('shows no metaphor that also exaggerates (review 4)', () => {
    for (const { picture } of ask(figurative, 5, 1)) {
      expect(JSON.stringify(picture)).not.toMatch(/classroom was a zoo|walking dictionary/);
    }
  });

  it('explains -er by a person and -able by what can be done (review 6)', () => {
    const texts = [3, 4, 6].flatMap((grade) =>
      ask(wordParts, grade as GradeNumber, 2).flatMap((question) => [
        question.ask,
        ...taskChoices(question.task),
      ]),
    );
    expect(texts.join(' ')).not.toMatch(/somebody who can|something you can/);
  });

  it('offers no span of time that equals the answer (review 10)', () => {
    for (const question of ask(passages, 5, 1)) {
      expect(wrongTexts(question)).not.toContain('four weeks off');
    }
  });

  it('calls words that end with one sound no rhyme (review 18)', () => {
    for (const question of ask(firstSounds, 0, 1)) {
      for (const reason of explanations(question)) expect(reason).not.toMatch(/two end alike/);
    }
  });

  it('quotes clues that are in the sentence (review 20)', () => {
    const clued = [...MIDDLE_SETS, ...LATER_SETS].flat();
    for (const { sentence, clue } of [...MIDDLE_CLUES, ...LATER_CLUES, ...clued]) {
      expect(sentence).toContain(clue);
    }
  });

  it('explains commas by the list and not by pauses, in every version (review 22)', () => {
    for (const version of [1, 2]) {
      for (const question of ask(punctuation, 4, 3, version)) {
        const texts = [question.hint, question.praise, ...explanations(question)];
        expect(texts.join(' ')).not.toMatch(/paus/);
      }
    }
  });

  it('leaves "fore" to grade 5 (review 28)', () => {
    for (const grade of [3, 4] as const) {
      for (const { task } of ask(homophones, grade, 1)) {
        expect(taskChoices(task)).not.toContain('fore');
      }
    }
  });

  it('offers no plural that no child would write (review 30)', () => {
    const offered = ([1, 2, 3] as const).flatMap((grade) =>
      ask(plurals, grade, 3).flatMap(({ task }) => taskChoices(task)),
    );
    expect(offered.filter((word) => /sss|eies$/.test(word))).toEqual([]);
  });

  it('offers only meanings and related words of the words in question (review 31)', () => {
    for (const question of ask(opposites, 2, 1).filter((one) => one.ask.includes('"icy"'))) {
      expect(wrongTexts(question)).not.toContain('drum');
    }
  });

  it('does not give the meaning of a root in the question (review 35)', () => {
    for (const question of ask(roots, 6, 1)) {
      expect(question.ask.toLowerCase().split(/[^a-z]+/)).not.toContain(rightText(question));
    }
  });

  it('offers three answers that the same passage gives to other questions (review 36)', () => {
    const names = [...EARLY_PASSAGES, ...MIDDLE_PASSAGES, ...LATER_PASSAGES].map(
      ({ name }) => name,
    );
    expect(new Set(names).size).toBe(names.length);
    const keys = new Set(ask(passages, 2, 1).map(rightText));
    for (const question of ask(passages, 2, 1)) {
      for (const text of wrongTexts(question)) expect(keys).toContain(text);
    }
  });

  it('builds no sentence about the key', () => {
    for (const level of [1, 2, 3] as const) {
      for (const { solved } of ask(verbs, 4, level)) expect(solved).not.toMatch(/the key/);
    }
  });

  it('names no answer of an analogy in its hint', () => {
    for (const question of ask(opposites, 5, 3)) {
      expect(question.hint.split(/[^a-z]+/i)).not.toContain(rightText(question));
    }
  });
});
