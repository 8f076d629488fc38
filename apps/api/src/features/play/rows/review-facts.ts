import { guessOf } from '@wonderfield/mastery/chance';
import { nextFact } from '@wonderfield/mastery/facts';
import type { PlannedQuestion } from '@wonderfield/mastery/plan-row';
import type { Candidate } from '@wonderfield/mastery/rungs';
import { type StudentState, skillState } from '@wonderfield/mastery/student';
import { factOf } from '@wonderfield/questions/fact-of';
import type { TaskKind } from '@wonderfield/questions/question';
import { questionIdentity } from '@wonderfield/questions/question-identity';
import { createQuestion, type Skill } from '@wonderfield/questions/skill';

type Planned = PlannedQuestion<Skill, Candidate & { identity: string }>;

/** With as many draws, nearly every fact of a rung is among them. */
const DRAWS = 80;

/** Returns questions of the same rung and kind, one for each fact. */
const factQuestions = ({ skill, grade, level, kind }: Planned, drawSeed: () => number) => {
  const drawn = new Map<
    string,
    { seed: number; kind: TaskKind; guess: number; identity: string }
  >();
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const seed = drawSeed();
    const question = createQuestion(skill, { grade, level, seed, version: skill.version });
    const fact = factOf(skill, question);
    if (fact === undefined || question.task.kind !== kind) continue;
    const identity = questionIdentity(question);
    drawn.set(fact, { seed, kind, guess: guessOf(question.task), identity });
  }
  return drawn;
};

/**
 * Returns a function that exchanges a planned question of a fact set for the one whose fact the student
 * should be asked next. A row asks each fact once.
 */
export const createFactReview = (student: StudentState, day: number, drawSeed: () => number) => {
  const justAsked = new Set<string>();
  return (planned: Planned): Planned => {
    if (!planned.skill.isFactSet) return planned;
    const questions = factQuestions(planned, drawSeed);
    const facts = skillState(student, planned.skill)?.facts ?? {};
    const fact = nextFact(facts, { ids: [...questions.keys()], day, justAsked });
    const question = fact === undefined ? undefined : questions.get(fact);
    if (fact === undefined || !question || justAsked.has(fact)) return planned;
    justAsked.add(fact);
    return { ...planned, ...question };
  };
};
