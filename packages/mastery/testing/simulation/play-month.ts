import type { Subject } from '@wonderfield/contract/options';
import { ALL_SKILLS } from '@wonderfield/questions/all-skills';
import type { Skill } from '@wonderfield/questions/skill';
import { afterAnswer, type MeasuredAnswer } from '../../src/learn.ts';
import { AIMS, EXPECTED_RATING, PLACEMENT_ANSWERS } from '../../src/model.ts';
import { type PlannedQuestion, planRow } from '../../src/plan-row.ts';
import { isDue } from '../../src/review.ts';
import { fieldStage } from '../../src/statement.ts';
import { newStudent, type StudentState, skillState, subjectState } from '../../src/student.ts';
import { type Child, choosePlace, createChild } from './child.ts';
import { drawSample } from './sample-questions.ts';

export type World = {
  /** Number of the first child. Other seeds are other children. */
  seed: number;
  days: number;
  aim: keyof typeof AIMS;
  /** Children neither learn, forget nor slip. */
  isStatic: boolean;
};

export type AskedQuestion = {
  day: number;
  skillId: string;
  grade: number;
  level: number;
  /** Chance that the model expected. */
  expected: number;
  truth: number;
  isRight: boolean;
};

/** What happened to a child in a month. */
export type Month = {
  child: Child;
  student: StudentState;
  questions: AskedQuestion[];
  /** Begun and due skills of the place before each row. */
  reviews: { due: number; begun: number }[];
  /** True if a skill bloomed in the child's field within the first days. */
  hasEarlyBloom: boolean;
  /** Error of the level of each subject after its placement, in logits. */
  placementErrors: number[];
};

const ROWS_PER_DAY = 3;
/** Days in which every child should see a bloom in the field. */
const EARLY_DAYS = 10;
const PLAY_CHANCE = 5 / 7;

const skillsBySubject = Map.groupBy(ALL_SKILLS, ({ subject }) => subject);
const skillsOf = (subject: Subject) => skillsBySubject.get(subject) ?? [];

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

type Question = PlannedQuestion<Skill>;

const toAnswer = (
  { grade, level, kind, guess }: Question,
  answered: Pick<MeasuredAnswer, 'isRight' | 'isRetry' | 'day'>,
): MeasuredAnswer => ({ grade, level, kind, guess, isHinted: false, ...answered });

const countReviews = ({ student, reviews }: Month, subject: Subject, day: number) => {
  const begun = skillsOf(subject).flatMap((skill) => skillState(student, skill) ?? []);
  const due = begun.filter(({ review }) => isDue(review, day)).length;
  reviews.push({ due, begun: begun.length });
};

const notePlacement = (month: Month, subject: Subject, day: number) => {
  const { child, student } = month;
  if (subjectState(student, subject).answers !== PLACEMENT_ANSWERS) return;
  const abilities = skillsOf(subject).map(({ id }) => child.ability(id, { ...child, day }));
  const error = subjectState(student, subject).mean - (mean(abilities) - EXPECTED_RATING);
  month.placementErrors.push(Math.abs(error));
};

const answerQuestion = (month: Month, question: Question, day: number) => {
  const { skill, grade, level, chance } = question;
  const { truth, isRight } = month.child.answer(skill.id, question, { day, isRetry: false });
  month.questions.push({ day, skillId: skill.id, grade, level, expected: chance, truth, isRight });
  const answer = toAnswer(question, { isRight, isRetry: false, day });
  month.student = afterAnswer(month.student, skill, answer);
  month.hasEarlyBloom ||= day < EARLY_DAYS && fieldStage(month.student, skill, day) === 'bloom';
  return isRight;
};

const retryQuestion = (month: Month, question: Question, day: number) => {
  const { skill } = question;
  const { isRight } = month.child.answer(skill.id, question, { day, isRetry: true });
  const answer = toAnswer(question, { isRight, isRetry: true, day });
  month.student = afterAnswer(month.student, skill, answer);
};

type Focus = Map<Subject, string>;

/** Plays a row. All its questions are chosen when it is dealt. */
const playRow = (month: Month, subject: Subject, day: number, aim: number, focus: Focus) => {
  countReviews(month, subject, day);
  const place = {
    skills: skillsOf(subject),
    day,
    aim,
    lastFocus: focus.get(subject),
  };
  const { chance } = month.child;
  const row = planRow(month.student, place, (skill, rung) => drawSample(chance, skill, rung));
  const [first] = row;
  if (first) focus.set(subject, first.skill.id);
  const missed: Question[] = [];
  for (const question of row) {
    if (!answerQuestion(month, question, day)) missed.push(question);
    notePlacement(month, subject, day);
  }
  for (const question of missed) retryQuestion(month, question, day);
};

const isDayOff = ({ profile, chance }: Child, day: number) => {
  const [from, to] = profile.away ?? [0, 0];
  return (from <= day && day < to) || chance.uniform() > PLAY_CHANCE;
};

/** Lets one child play for some days. */
export const playMonth = (index: number, { seed, days, aim, isStatic }: World): Month => {
  const child = createChild(index, { seed, isStatic });
  const month: Month = {
    child,
    student: newStudent(child.grade),
    questions: [],
    reviews: [],
    hasEarlyBloom: false,
    placementErrors: [],
  };
  const focus: Focus = new Map();
  for (let day = 0; day < days; day += 1) {
    if (isDayOff(child, day)) continue;
    for (let row = 0; row < ROWS_PER_DAY; row += 1) {
      playRow(month, choosePlace(child.chance), day, AIMS[aim], focus);
    }
  }
  return month;
};
