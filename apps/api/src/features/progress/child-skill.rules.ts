import type { QuestionPicture, SampleQuestion } from '@wonderfield/contract/progress/child-skill';
import { describe } from '@wonderfield/questions/describe';
import type { Picture } from '@wonderfield/questions/picture';
import type { GradeNumber, Level, Question, Task } from '@wonderfield/questions/question';
import { createQuestion, gradeWithin, type Skill } from '@wonderfield/questions/skill';
import { taskChoices } from '@wonderfield/questions/task-choices';
import { FEWEST_MISTAKES } from './common-mistakes.rules.ts';

/* What a parent sees of a skill besides the sums. */

const USUAL_LEVEL: Level = 2;
/** Fixed, so parents see the same question every time. */
const SAMPLE_SEED = 7;
const MAX_NEXT = 3;
const FULL_FRAME = 10;

/** Returns the numbers of a sum of two numbers up to ten, which have a ten-frame each. */
const framesOfSum = (text: string): number[] | undefined => {
  const [, first, second] = /^(\d+) \+ (\d+) =$/.exec(text) ?? [];
  const counts = [Number(first), Number(second)];
  return counts.every((count) => count <= FULL_FRAME) ? counts : undefined;
};

const framesOf = (picture: Picture | undefined) => {
  if (picture?.kind === 'frames') return [...picture.counts];
  return picture?.kind === 'sum' ? framesOfSum(picture.text) : undefined;
};

const barsOf = (picture: Picture) =>
  picture.kind === 'bars'
    ? picture.bars.map(({ parts, filled, label }) => ({ parts, filled, label }))
    : undefined;

const toPicture = (picture: Picture): QuestionPicture => ({
  inWords: describe(picture),
  sum: picture.kind === 'sum' ? picture.text : undefined,
  frames: framesOf(picture),
  bars: barsOf(picture),
});

const partsOf = (task: Task) =>
  task.kind === 'line' ? task.labels.map(({ text }) => text) : [...taskChoices(task)];

const toSteps = ({ steps, hint }: Question): SampleQuestion['steps'] =>
  steps?.map(({ say, picture }) => ({ say, frames: framesOf(picture) })) ?? [{ say: hint }];

/** Returns a question of the skill with its solution, as a typical student of the grade gets it. */
export const sampleOf = (skill: Skill, grade: GradeNumber): SampleQuestion => {
  const question = createQuestion(skill, {
    grade,
    level: USUAL_LEVEL,
    version: skill.version,
    seed: SAMPLE_SEED,
  });
  return {
    ask: question.ask,
    picture: question.picture && toPicture(question.picture),
    parts: partsOf(question.task),
    solved: question.solved,
    steps: toSteps(question),
  };
};

/** Returns the most frequent of the newest mistakes, if it is known and happened at least twice. */
export const repeatedMistake = (skill: Skill, recentSlips: readonly string[]) => {
  const [most] = [...Map.groupBy(recentSlips, (slip) => slip)]
    .map(([slip, times]) => ({ whatHappened: skill.slips[slip], times: times.length }))
    .sort((first, second) => second.times - first.times);
  const { whatHappened, times = 0 } = most ?? {};
  return whatHappened !== undefined && times >= FEWEST_MISTAKES
    ? { whatHappened, times }
    : undefined;
};

/**
 * Returns the skills that build on this one. If there are none, returns the next skills of the
 * subject in learning order that are not too easy for the grade and not `isDone`.
 */
export const nextSkills = (
  skill: Skill,
  all: readonly Skill[],
  { grade, isDone }: { grade: GradeNumber; isDone: (skillId: string) => boolean },
): Skill[] => {
  const ofSubject = all.filter(({ id, subject }) => subject === skill.subject && id !== skill.id);
  const building = ofSubject.filter(({ needs = [] }) => needs.includes(skill.id));
  if (building.length > 0) return building.slice(0, MAX_NEXT);
  const [firstGrade] = skill.grades;
  return ofSubject
    .filter(({ id, grades: [first, last] }) => first >= firstGrade && last >= grade && !isDone(id))
    .toSorted((first, second) => gradeWithin(first, grade) - gradeWithin(second, grade))
    .slice(0, MAX_NEXT);
};
