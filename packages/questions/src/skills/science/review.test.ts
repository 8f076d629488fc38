import { describe, expect, it } from 'vitest';
import type { GradeNumber, Level, Question } from '../../question.ts';
import { createQuestion, type Skill } from '../../skill.ts';
import { taskChoices } from '../../task-choices.ts';
import { weather } from './earth/weather.ts';
import { body } from './life/body.ts';
import { foodChains } from './life/food-chains.ts';
import { experiments } from './physics/experiments.ts';
import { forces } from './physics/forces.ts';
import { matter } from './physics/matter.ts';

const QUESTIONS = 200;

/** Builds questions of the newest version. */
const ask = (skill: Skill, grade: GradeNumber, level: Level): readonly Question[] =>
  Array.from({ length: QUESTIONS }, (_, seed) =>
    createQuestion(skill, { grade, level, version: skill.version, seed: (seed + 1) * 499 }),
  );

const allLevels = (skill: Skill, grade: GradeNumber) =>
  ([1, 2, 3] as const).flatMap((level) => ask(skill, grade, level));

const textsOf = ({ ask: asked, task, solved, hint }: Question) =>
  [asked, ...taskChoices(task), solved, hint].join(' ');

describe('science questions of the review', () => {
  it('asks for no shadow, because a cloud makes one, too (review 2)', () => {
    for (const question of allLevels(weather, 0)) expect(textsOf(question)).not.toMatch(/shadow/);
  });

  it('starts each food chain with a producer, not with its seeds or flowers (review 5)', () => {
    for (const question of allLevels(foodChains, 3)) {
      if (question.task.kind === 'order') expect(question.solved).not.toMatch(/^(seeds|flowers)/);
    }
  });

  it('shows in the chart of plants that the bars are hours of light (review 7)', () => {
    for (const { picture } of allLevels(experiments, 3)) {
      if (picture?.kind !== 'chart' || !picture.title.includes('bean')) continue;
      for (const { label } of picture.bars) expect(label).toMatch(/of light$/);
    }
  });

  it('does not ask which part gets food from another part (review 11)', () => {
    for (const question of allLevels(body, 3)) expect(textsOf(question)).not.toMatch(/throat/);
  });

  it('does not say that a chemical change can never turn back (review 19)', () => {
    for (const question of allLevels(matter, 5)) {
      expect(question.hint).not.toMatch(/cannot turn back/);
    }
  });

  it('calls no hypothesis a guess (review 21)', () => {
    for (const question of allLevels(experiments, 5))
      expect(textsOf(question)).not.toMatch(/guess/);
  });

  it('measures rain in hours, because no day has nine inches of it (review 23)', () => {
    for (const { picture } of allLevels(weather, 3)) {
      if (picture?.kind === 'chart') expect(picture.title).not.toBe('Inches of rain');
    }
  });

  it('lets no bus or train go at the speed of a walker (review 26)', () => {
    for (const question of allLevels(forces, 8)) {
      const speed = /(\d+) mph|(\d+) miles per hour/.exec(`${question.solved} ${question.ask}`);
      if (!speed || !/bus|train/.test(question.ask)) continue;
      expect(Number(speed[1] ?? speed[2])).toBeGreaterThanOrEqual(20);
    }
  });

  it('speaks of soil bacteria in the plural', () => {
    for (const question of allLevels(foodChains, 6)) {
      expect(textsOf(question)).not.toMatch(/bacteria is/i);
    }
  });

  it('does not offer the wind where the sun dries streets', () => {
    for (const { ask, task } of allLevels(weather, 1)) {
      if (ask.includes('dries wet streets')) expect(taskChoices(task)).not.toContain('wind');
    }
  });
});
