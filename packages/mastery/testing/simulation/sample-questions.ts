import type { TaskKind } from '@wonderfield/questions/question';
import { createQuestion, type Skill } from '@wonderfield/questions/skill';
import { guessOf } from '../../src/chance.ts';
import type { Candidate, Rung } from '../../src/rungs.ts';
import type { Chance } from './chance.ts';

type Sample = { kind: TaskKind; guess: number };

const SAMPLES_PER_RUNG = 40;
const cells = new Map<string, (Sample | undefined)[]>();

const buildSample = (skill: Skill, { grade, level }: Rung, index: number): Sample => {
  const { task } = createQuestion(skill, {
    grade,
    level,
    seed: (index + 1) * 7919 + grade * 101 + level * 13,
    version: skill.version,
  });
  return { kind: task.kind, guess: guessOf(task) };
};

/** Returns one of the sample questions of a rung. Builds each of them once. */
export const drawSample = (chance: Chance, skill: Skill, rung: Rung): Candidate => {
  const key = `${skill.id}/${rung.grade}/${rung.level}`;
  const cell = cells.get(key) ?? [];
  cells.set(key, cell);
  const seed = Math.floor(chance.uniform() * SAMPLES_PER_RUNG);
  const sample = cell[seed] ?? buildSample(skill, rung, seed);
  cell[seed] = sample;
  return { ...rung, ...sample, seed };
};
