import { ALL_SKILLS } from '@wonderfield/questions/all-skills';
import { nearestGrade, workingGrade } from '../../src/rating.ts';
import { stageAtGrade } from '../../src/stages.ts';
import { skillState } from '../../src/student.ts';
import type { Month } from './play-month.ts';

/** The first week is for getting to know the child. */
const FIRST_DAY_COUNTED = 7;
/** True ratings of a chance of .85 and of .75 at level 2. */
const KNOWN = 1.7;
const HALF_KNOWN = 1.1;
const FEWEST_ANSWERS = 8;

const mean = (numbers: readonly number[]) =>
  numbers.length === 0
    ? Number.NaN
    : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const share = <Item>(items: readonly Item[], test: (item: Item) => boolean) =>
  mean(items.map((item) => (test(item) ? 1 : 0)));

/** Skills at the enrolled and at the working grade, with the true ability. */
const cellsOf = ({ child, student }: Month, day: number) =>
  ALL_SKILLS.flatMap((skill) => {
    const state = skillState(student, skill);
    if (!state) return [];
    const enrolled = nearestGrade(skill, child.grade);
    const working = nearestGrade(skill, workingGrade(student, skill.subject));
    return [...new Set([enrolled, working])].map((grade) => ({
      isEnrolled: grade === enrolled,
      answers: state.answers,
      stage: stageAtGrade(student, skill, { grade, day }),
      truth: child.ability(skill.id, { grade, day }),
    }));
  });

const neverDealt = ({ child, questions }: Month) => {
  const dealt = new Set(questions.map(({ skillId }) => skillId));
  const ofGrade = ALL_SKILLS.filter(
    ({ subject, grades: [first, last] }) =>
      subject === 'math' && first <= child.grade && child.grade <= last,
  );
  return share(ofGrade, ({ id }) => !dealt.has(id));
};

const dueShare = ({ reviews }: Month) => {
  const sum = (key: 'due' | 'begun') => reviews.reduce((total, review) => total + review[key], 0);
  return sum('due') / sum('begun');
};

/** Returns the figures of docs/mastery.md for some children. Shares are from 0 to 1. */
export const summarize = (months: readonly Month[], days: number) => {
  const late = months.flatMap(({ questions }) =>
    questions.filter(({ day }) => day >= FIRST_DAY_COUNTED),
  );
  const cells = months.flatMap((month) => cellsOf(month, days));
  const blooms = cells.filter(({ stage }) => stage === 'bloom');
  const knownCells = cells.filter(
    ({ isEnrolled, answers, truth }) => isEnrolled && answers >= FEWEST_ANSWERS && truth >= KNOWN,
  );
  return {
    right: share(late, ({ isRight }) => isRight),
    tooHard: share(late, ({ truth }) => truth < 0.6),
    tooEasy: share(late, ({ truth }) => truth > 0.95),
    blooms: blooms.length,
    falseBlooms: share(blooms, ({ truth }) => truth < HALF_KNOWN),
    knownCells: knownCells.length,
    knownInBloom: share(knownCells, ({ stage }) => stage === 'bloom'),
    earlyBlooms: share(months, ({ hasEarlyBloom }) => hasEarlyBloom),
    mathNeverDealt: mean(months.map(neverDealt)),
    due: mean(months.map(dueShare)),
    placementError: mean(months.flatMap(({ placementErrors }) => placementErrors)),
    questions: mean(months.map(({ questions }) => questions.length)),
    skillsDealt: mean(
      months.map(({ questions }) => new Set(questions.map(({ skillId }) => skillId)).size),
    ),
  };
};
export type Summary = ReturnType<typeof summarize>;
