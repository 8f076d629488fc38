import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PinnedQuestions } from './pin-questions.ts';

/** Written by `npm run questions:pin`. */
export const PINNED_FILE = join(import.meta.dirname, 'pinned-questions.json');

export const PINNED_QUESTIONS: PinnedQuestions = JSON.parse(readFileSync(PINNED_FILE, 'utf8'));
