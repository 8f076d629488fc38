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

type Review = {
  student: StudentState;
  day: number;
  drawSeed: () => number;
  /** Questions of recent rows. A fact that the student has met may come back earlier. */
  recent: ReadonlySet<string>;
  /** Questions of rows that are not finished. They never come twice. */
  waiting: ReadonlySet<string>;
};

/** Returns questions of the same rung and kind, one for each fact. */
const factQuestions = (
  { skill, grade, level, kind }: Planned,
  { student, drawSeed, recent, waiting }: Review,
) => {
  const facts = skillState(student, skill)?.facts ?? {};
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
    const isTaken = waiting.has(identity) || (recent.has(identity) && !facts[fact]);
    if (isTaken) continue;
    drawn.set(fact, { seed, kind, guess: guessOf(question.task), identity });
  }
  return drawn;
};

/**
 * Returns a function that exchanges a planned question of a fact set for the one whose fact the student
 * should be asked next. A row asks each fact once.
 */
export const createFactReview = (review: Review) => {
  const { student, day } = review;
  const justAsked = new Set<string>();
  return (planned: Planned): Planned => {
    if (!planned.skill.isFactSet) return planned;
    const questions = factQuestions(planned, review);
    const facts = skillState(student, planned.skill)?.facts ?? {};
    const fact = nextFact(facts, { ids: [...questions.keys()], day, justAsked });
    const question = fact === undefined ? undefined : questions.get(fact);
    if (fact === undefined || !question || justAsked.has(fact)) return planned;
    justAsked.add(fact);
    return { ...planned, ...question };
  };
};
