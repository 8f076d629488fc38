import { chooseQuestion, type DrawCandidate, type PlannedQuestion } from './plan-row.ts';
import { nearestGrade, ratingOf, workingGrade } from './rating.ts';
import type { Candidate } from './rungs.ts';
import type { StudentState } from './student.ts';
import type { PlacedSkill } from './worth.ts';

const ROW_LENGTH = 6;

type Assigned<Some extends PlacedSkill> = {
  skills: readonly Some[];
  day: number;
  aim: number;
};

/** Returns the rating of a skill at the grade at which the student works. */
const workingRating = (student: StudentState, skill: PlacedSkill, day: number) => {
  const grade = nearestGrade(skill, workingGrade(student, skill.subject));
  return ratingOf(student, skill, { grade, day }).mean;
};

/**
 * Plans a row over the assigned skills, as evenly as possible, at the levels that suit the student.
 * Starts with the strongest skill, so a row begins well, and repeats the weakest ones.
 */
export const planAssignedRow = <Some extends PlacedSkill, Drawn extends Candidate>(
  student: StudentState,
  { skills, day, aim }: Assigned<Some>,
  draw: DrawCandidate<Some, Drawn>,
): PlannedQuestion<Some, Drawn>[] => {
  const surestFirst = skills
    .map((skill) => ({ skill, rating: workingRating(student, skill, day) }))
    .sort((a, b) => b.rating - a.rating)
    .slice(0, ROW_LENGTH)
    .map(({ skill }) => skill);
  if (surestFirst.length === 0) return [];
  const rounds = Math.floor(ROW_LENGTH / surestFirst.length);
  const repeated = surestFirst.slice(surestFirst.length - (ROW_LENGTH % surestFirst.length));
  const order = [...Array.from({ length: rounds }, () => surestFirst).flat(), ...repeated];
  const planned: PlannedQuestion<Some, Drawn>[] = [];
  for (const skill of order.slice(0, ROW_LENGTH)) {
    const chosen = chooseQuestion(student, skill, { aim, day, draw, earlier: planned });
    if (chosen) planned.push(chosen);
  }
  return planned;
};
