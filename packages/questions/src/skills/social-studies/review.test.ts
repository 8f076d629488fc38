import { describe, expect, it } from 'vitest';
import type { GradeNumber, Question } from '../../question.ts';
import { createQuestion, type Skill } from '../../skill.ts';
import { taskChoices } from '../../task-choices.ts';
import { needsAndWants } from './community.ts';
import { states } from './states.ts';
import { EVENTS } from './timeline.facts.ts';
import { timeline } from './timeline.ts';
import { trade } from './trade.ts';

const QUESTIONS = 200;

/** Builds questions of the newest version at each level. */
const ask = (skill: Skill, grade: GradeNumber): readonly Question[] =>
  ([1, 2, 3] as const).flatMap((level) =>
    Array.from({ length: QUESTIONS }, (_, seed) =>
      createQuestion(skill, { grade, level, version: skill.version, seed: (seed + 1) * 499 }),
    ),
  );

describe('social studies questions of the review', () => {
  it('says that the costs are those of all pies together (review 3)', () => {
    for (const { ask: asked } of ask(trade, 4)) {
      if (asked.includes('pies')) expect(asked).toMatch(/All the pies cost/);
    }
  });

  it('names the Census Bureau in questions about regions (review 9)', () => {
    for (const { ask: asked } of ask(states, 4)) {
      if (asked.includes('region')) expect(asked).toMatch(/Census/);
    }
  });

  it('offers no "1 weeks" (review 24)', () => {
    for (const { task } of ask(trade, 2)) expect(taskChoices(task)).not.toContain('1 weeks');
  });

  it('names the speech of Dr. King in full and reaches back before the colonies (review 29)', () => {
    for (const question of ask(timeline, 5)) {
      expect(JSON.stringify(question)).not.toContain('Dream speech');
    }
    expect(EVENTS.filter(({ year }) => year < 1607).length).toBeGreaterThanOrEqual(5);
  });

  it('lets each pie cost at least a dollar', () => {
    for (const question of ask(trade, 5)) {
      const [, sold, cost] = /sells (\d+) pies .* cost \$(\d+)/.exec(question.ask) ?? [];
      if (sold) expect(Number(cost)).toBeGreaterThanOrEqual(Number(sold));
    }
  });

  it('says "is a need" of single things only', () => {
    for (const { solved } of ask(needsAndWants, 0)) expect(solved).not.toMatch(/[^s]s is a/);
  });
});
