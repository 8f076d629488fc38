import { describe, expect, it } from 'vitest';
import { matchQuestion } from '../../../testing/questions.ts';
import { questionParts } from './spoken-parts.ts';

const saidWith = (voice: (typeof matchQuestion)['voice']) =>
  questionParts({ ...matchQuestion, ...(voice && { voice }) }, false).map(
    ({ text, lang }) => `${text} (${lang})`,
  );

describe('questionParts', () => {
  it('reads both sides of pairs in English', () => {
    expect(saidWith(undefined)).toEqual([
      'What belongs here? (en)',
      'agua (en)',
      'rana (en)',
      'sol (en)',
      'frog (en)',
      'sun (en)',
      'water (en)',
    ]);
  });

  it('keeps one side of pairs silent', () => {
    expect(saidWith({ choices: 'es', right: 'silent' })).toEqual([
      'What belongs here? (en)',
      'agua (es)',
      'rana (es)',
      'sol (es)',
    ]);
  });

  it('keeps all choices silent, and adds a hint that is shown', () => {
    const silent = { ...matchQuestion, voice: { choices: 'silent' as const } };
    expect(questionParts(silent, true).map(({ name }) => name)).toEqual(['ask', 'hint']);
  });
});
