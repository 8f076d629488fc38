import { describe, expect, it } from 'vitest';
import { ALL_SKILLS } from './all-skills.ts';
import { answerText } from './answer-text.ts';
import type { Answer, Task } from './question.ts';
import { createQuestion } from './skill.ts';

const FOURTHS: Task = {
  kind: 'line',
  marks: 8,
  labels: [
    { mark: 0, text: '0' },
    { mark: 4, text: '1' },
    { mark: 8, text: '2' },
  ],
};

describe('answerText', () => {
  it.each<[string, Task, Answer, string]>([
    ['a choice', { kind: 'choose', choices: [{ text: 'fox' }, { text: 'hen' }] }, [1], 'hen'],
    ['a number', { kind: 'number' }, [15], '15'],
    ['an amount', { kind: 'number', decimals: 2, before: '$', unit: 'each' }, [1.5], '$1.50 each'],
    ['a labeled mark', FOURTHS, [4], '1'],
    ['a mark between labels', FOURTHS, [3], '3/4'],
    [
      'a mark of a long line',
      {
        ...FOURTHS,
        marks: 10,
        labels: [
          { mark: 0, text: '0' },
          { mark: 10, text: '1,000' },
        ],
      },
      [3],
      '300',
    ],
    [
      'a mark between words',
      {
        ...FOURTHS,
        labels: [
          { mark: 0, text: 'cold' },
          { mark: 8, text: 'hot' },
        ],
      },
      [3],
      'mark 3',
    ],
    ['an order', { kind: 'order', tiles: ['b', 'a'], from: '', to: '' }, [1, 0], 'a, b'],
    ['pairs', { kind: 'match', left: ['1', '2'], right: ['II', 'I'] }, [1, 0], '1 – I, 2 – II'],
    ['a rhythm', { kind: 'rhythm', instrument: 'drum', pattern: [1] }, [1, 0], 'tap 1, rest'],
  ])('describes %s', (_, task, given, text) => {
    expect(answerText({ task }, given)).toBe(text);
  });

  it('describes the right answer of every skill', () => {
    for (const skill of ALL_SKILLS) {
      const question = createQuestion(skill, {
        grade: skill.grades[0],
        level: 2,
        seed: 7,
        version: skill.version,
      });
      expect(answerText(question, question.answer), skill.id).not.toBe('');
    }
  });
});
