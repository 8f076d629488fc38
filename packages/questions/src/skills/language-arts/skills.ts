import type { Skill } from '../../skill.ts';
import { passages } from './reading/passages.ts';
import { clauses } from './sentences/clauses.ts';
import { partsOfSpeech } from './sentences/parts-of-speech.ts';
import { punctuation } from './sentences/punctuation.ts';
import { sentences } from './sentences/sentences.ts';
import { verbs } from './sentences/verbs.ts';
import { buildingWords } from './words/building-words.ts';
import { contextClues } from './words/context-clues.ts';
import { figurative } from './words/figurative.ts';
import { firstSounds } from './words/first-sounds.ts';
import { homophones } from './words/homophones.ts';
import { letters } from './words/letters.ts';
import { opposites } from './words/opposites.ts';
import { plurals } from './words/plurals.ts';
import { readingWords } from './words/reading-words.ts';
import { rhymes } from './words/rhymes.ts';
import { roots } from './words/roots.ts';
import { wordParts } from './words/word-parts.ts';

export const SKILLS: readonly Skill[] = [
  firstSounds,
  rhymes,
  letters,
  readingWords,
  buildingWords,
  plurals,
  sentences,
  opposites,
  punctuation,
  partsOfSpeech,
  passages,
  wordParts,
  homophones,
  verbs,
  figurative,
  contextClues,
  roots,
  clauses,
];
