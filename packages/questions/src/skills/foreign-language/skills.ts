import type { Skill } from '../../skill.ts';
import { frenchDialog } from './french-dialog.ts';
import { frenchWords } from './french-words.ts';
import { hello } from './hello.ts';
import { spanishNumbers } from './spanish-numbers.ts';
import { spanishVerbs } from './spanish-verbs.ts';
import { spanishWords } from './spanish-words.ts';

export const SKILLS: readonly Skill[] = [
  spanishWords,
  spanishNumbers,
  hello,
  frenchWords,
  frenchDialog,
  spanishVerbs,
];
