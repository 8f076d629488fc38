import type { Skill } from '../../skill.ts';
import { buildingWords } from './phonics/building-words.ts';
import { firstSounds } from './phonics/first-sounds.ts';
import { letters } from './phonics/letters.ts';
import { readingWords } from './phonics/reading-words.ts';
import { rhymes } from './phonics/rhymes.ts';
import { passages } from './reading/passages.ts';
import { clauses } from './sentences/clauses.ts';
import { partsOfSpeech } from './sentences/parts-of-speech.ts';
import { punctuation } from './sentences/punctuation.ts';
import { sentences } from './sentences/sentences.ts';
import { verbs } from './sentences/verbs.ts';
import { contextClues } from './words/context-clues.ts';
import { figurative } from './words/figurative.ts';
import { homophones } from './words/homophones.ts';
import { opposites } from './words/opposites.ts';
import { plurals } from './words/plurals.ts';
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
