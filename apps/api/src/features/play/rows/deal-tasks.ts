import { randomInt } from 'node:crypto';
import { guessOf } from '@wonderfield/mastery/chance';
import { type DrawCandidate, type PlannedQuestion, planRow } from '@wonderfield/mastery/plan-row';
import type { Candidate, Rung } from '@wonderfield/mastery/rungs';
import type { StudentState } from '@wonderfield/mastery/student';
import type { Place } from '@wonderfield/mastery/worth';
import { LARGEST_SEED, type Skill } from '@wonderfield/questions/skill';
import type { Growth } from '../mastery/growth.rules.ts';
import { drawFresh } from './recent-rows.rules.ts';
import { createFactReview } from './review-facts.ts';
import type { DealtTask } from './row.rules.ts';

const drawSeed = () => randomInt(1, LARGEST_SEED + 1);

type Drawn = Candidate & { identity: string };

/** Plans the questions of a row. By default, it is the player's next step at the place. */
export type PlanRow = (
  student: StudentState,
  place: Place<Skill>,
  draw: DrawCandidate<Skill, Drawn>,
) => PlannedQuestion<Skill, Drawn>[];

type Known = {
  student: StudentState;
  growths: ReadonlyMap<string, Growth>;
  /** Questions of recent and open rows. Dealt ones are added. */
  askedQuestions: Set<string>;
  /** Questions of rows that are not finished. Dealt ones are added. */
  waitingQuestions: Set<string>;
  plan?: PlanRow;
};

/** Returns the tasks of the next row at a place, or an empty list if the place has no skills. */
export const dealTasks = (
  place: Place<Skill>,
  { student, growths, askedQuestions, waitingQuestions, plan = planRow }: Known,
): DealtTask[] => {
  const draw = (skill: Skill, rung: Rung, earlier: readonly Drawn[]): Drawn => {
    const inRow = new Set(earlier.map(({ identity }) => identity));
    const task = { skillId: skill.id, version: skill.version, ...rung };
    const isAsked = (identity: string) => askedQuestions.has(identity) || inRow.has(identity);
    const { seed, question, identity } = drawFresh(task, isAsked, drawSeed);
    return { ...rung, seed, kind: question.task.kind, guess: guessOf(question.task), identity };
  };
  const facts = createFactReview({
    student,
    day: place.day,
    drawSeed,
    recent: askedQuestions,
    waiting: waitingQuestions,
  });
  const planned = plan(student, place, draw).map(facts);
  for (const { identity } of planned) {
    askedQuestions.add(identity);
    waitingQuestions.add(identity);
  }
  return planned.map(({ skill, grade, level, seed }) => ({
    skillId: skill.id,
    grade,
    level,
    version: skill.version,
    seed,
    tries: 0,
    isGrown: false,
    before: growths.get(skill.id)?.bestStage ?? 'seed',
  }));
};
