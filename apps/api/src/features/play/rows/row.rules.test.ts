import { buildQuestion } from '@wonderfield/questions/build-question';
import { describe, expect, it } from 'vitest';
import { type DealtRow, validate } from './row.rules.ts';

const task = {
  skillId: 'comparing-numbers',
  grade: 1,
  level: 1,
  version: 1,
  seed: 7,
  tries: 0,
  isGrown: false,
  before: 'seed',
} as const;
const row: DealtRow = {
  id: 'row',
  subject: 'math',
  rowsThere: null,
  dealtAt: new Date('2026-11-19T15:00:00Z'),
  deviceKey: null,
  deviceSeenAt: null,
  dealtFor: null,
  assignmentId: null,
  tasks: [task],
};
const { answer } = buildQuestion(task);
const judge = (given: readonly number[]) =>
  validate(row, { rowId: row.id, seed: task.seed, attempt: 1, given: [...given] })?.judged;

describe('validate', () => {
  it('counts "I do not know yet" as a miss that was not guessed', () => {
    expect(judge([])).toMatchObject({ isRight: false, guess: 0, misconception: undefined });
    expect(judge(answer)?.guess).toBeGreaterThan(0.1);
  });
});
