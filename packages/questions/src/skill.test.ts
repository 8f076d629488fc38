import { describe, expect, it } from 'vitest';
import { findSkill } from './all-skills.ts';
import { createQuestion, type Skill } from './skill.ts';

const FACTS = [
  { name: 'ant' },
  { name: 'bee' },
  { name: 'cat' },
  { name: 'dog' },
  { name: 'elk', since: 2 },
  { name: 'fox', since: 3 },
];

/** A skill whose version 2 has one more fact, and whose version 3 has another order, too. */
const skill: Skill = {
  ...(findSkill('money') as Skill),
  version: 3,
  make: (rng, { version }) => {
    const names = rng.shuffle(FACTS).map(({ name }) => name);
    return {
      ask: rng.pick(FACTS).name,
      task: { kind: 'order', tiles: version < 3 ? names : names.toReversed(), from: '', to: '' },
      answer: [0],
      solved: '',
      praise: '',
      hint: '',
      explain: () => ({ headline: '', reason: '' }),
    };
  },
};
const ask = (version: number, seed = 1) =>
  createQuestion(skill, { grade: 2, level: 1, version, seed });
const tilesOf = (version: number) => {
  const { task } = ask(version);
  return task.kind === 'order' ? task.tiles : [];
};

describe('createQuestion', () => {
  it('leaves out facts that are newer than the version of the task', () => {
    expect(tilesOf(1).toSorted()).toEqual(['ant', 'bee', 'cat', 'dog']);
    expect(tilesOf(2).toSorted()).toEqual(['ant', 'bee', 'cat', 'dog', 'elk']);
    expect(tilesOf(3).toSorted()).toEqual(['ant', 'bee', 'cat', 'dog', 'elk', 'fox']);
    const names = Array.from({ length: 100 }, (_, seed) => ask(1, seed + 1).ask);
    expect(new Set(names)).toEqual(new Set(['ant', 'bee', 'cat', 'dog']));
  });

  it.each([0, 4])('rejects version %i, which the skill does not have', (version) => {
    expect(() => ask(version)).toThrow(`money has no version ${version}.`);
  });

  it('rejects a version that was removed', () => {
    const key = { grade: 2, level: 1, seed: 1 } as const;
    const newer = { ...skill, oldestVersion: 2 };
    expect(() => createQuestion(newer, { ...key, version: 1 })).toThrow('money has no version 1.');
    expect(createQuestion(newer, { ...key, version: 2 })).toBeDefined();
  });
});
