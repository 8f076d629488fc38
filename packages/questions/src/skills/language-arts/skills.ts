import type { Skill } from '../../skill.ts';
import { clauses } from './clauses.ts';
import { contextClues } from './context-clues.ts';
import { figurative } from './figurative.ts';
import { firstSounds } from './first-sounds.ts';
import { homophones } from './homophones.ts';
import { letters } from './letters.ts';
import { opposites } from './opposites.ts';
import { partsOfSpeech } from './parts-of-speech.ts';
import { passages } from './passages.ts';
import { plurals } from './plurals.ts';
import { punctuation } from './punctuation.ts';
import { buildingWords, readingWords } from './reading-words.ts';
import { rhymes } from './rhymes.ts';
import { roots } from './roots.ts';
import { sentences } from './sentences.ts';
import { verbs } from './verbs.ts';
import { wordParts } from './word-parts.ts';

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
