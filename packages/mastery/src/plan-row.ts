import { GENTLE, PLACEMENT_ANSWERS, QUESTION_AIMS } from './model.ts';
import { nearestGrade, workingGrade } from './rating.ts';
import { type Candidate, type Chosen, chooseCandidate, type Rung, rungsNear } from './rungs.ts';
import { stageAtGrade } from './stages.ts';
import { type ModelSkill, type StudentState, skillState, subjectState } from './student.ts';
import { type Place, type PlacedSkill, skillsByWorth, type Valued } from './worth.ts';

/** Three questions of the main skill, two of the second and one of the third. */
const PATTERN = [0, 1, 0, 2, 1, 0] as const;
/** Six different skills. */
const PLACEMENT_PATTERN = [0, 1, 2, 3, 4, 5] as const;
const ROW_LENGTH = PATTERN.length;

/**
 * Builds a question of a rung that is not among the earlier questions of the row. Called a few times for
 * each rung, with different seeds.
 */
export type DrawCandidate<Some extends PlacedSkill, Drawn extends Candidate = Candidate> = (
  skill: Some,
  rung: Rung,
  earlier: readonly PlannedQuestion<Some, Drawn>[],
) => Drawn;
const DRAWS_PER_RUNG = 2;

export type PlannedQuestion<
  Some extends PlacedSkill,
  Drawn extends Candidate = Candidate,
> = Chosen<Drawn> & { skill: Some };

/** Returns true while the first questions of a subject find out where the student works. */
const isPlacing = (student: StudentState, { skills }: Place) => {
  const [skill] = skills;
  return skill !== undefined && subjectState(student, skill.subject).answers < PLACEMENT_ANSWERS;
};

/** Returns the aim of a place. It is easier for a student far below the grade. */
const gentleAim = (student: StudentState, { skills, aim }: Place) => {
  const [skill] = skills;
  const isBehind = skill && subjectState(student, skill.subject).mean < GENTLE.below;
  return aim + (isBehind ? GENTLE.more : 0);
};

/**
 * Every second row offers a first look at a skill of the enrolled grade that was never dealt, unless
 * the row has a new skill anyway.
 */
const withFirstLook = <Some extends PlacedSkill>(
  student: StudentState,
  valued: readonly Valued<Some>[],
) => {
  const [first] = valued;
  if (!first) return valued;
  const rows = Math.floor(subjectState(student, first.skill.subject).answers / ROW_LENGTH);
  const isNew = ({ skill }: Valued<Some>) => !skillState(student, skill);
  const unseen = valued
    .filter((value) => {
      const [from, to] = value.skill.grades;
      return isNew(value) && from <= student.grade && student.grade <= to;
    })
    .sort((a, b) => b.best.chance - a.best.chance);
  const [look] = unseen;
  if (!look || rows % 2 === 0 || valued.slice(0, 3).some(isNew)) return valued;
  return [...valued.slice(0, 2), look, ...valued.slice(2)];
};

/** Returns the chance that the question at a position aims for, so that the row meets its aim. */
const aimAt = (
  position: number,
  { aim, sum, isPlacement }: { aim: number; sum: number; isPlacement: boolean },
) => {
  if (position === 0) return QUESTION_AIMS.first;
  if (isPlacement) {
    return position === ROW_LENGTH - 1 ? QUESTION_AIMS.lastOfPlacement : QUESTION_AIMS.placement;
  }
  return Math.max(aim - 0.1, Math.min(aim + 0.08, aim * (position + 1) - sum));
};

type Choice<Some extends PlacedSkill, Drawn extends Candidate> = {
  aim: number;
  day: number;
  draw: DrawCandidate<Some, Drawn>;
  earlier: readonly PlannedQuestion<Some, Drawn>[];
};

/** Returns the question of a skill whose chance is nearest to the aim. */
export const chooseQuestion = <Some extends PlacedSkill, Drawn extends Candidate>(
  student: StudentState,
  skill: Some,
  { aim, day, draw, earlier }: Choice<Some, Drawn>,
): PlannedQuestion<Some, Drawn> | undefined => {
  const working = workingGrade(student, skill.subject);
  const candidates = rungsNear(skill, nearestGrade(skill, working)).flatMap((rung) =>
    Array.from({ length: DRAWS_PER_RUNG }, () => draw(skill, rung, earlier)),
  );
  const chosen = chooseCandidate(student, skill, candidates, { working, aim, day });
  return chosen && { ...chosen, skill };
};

/** Returns the aim of a question. A skill in bud is asked a little harder. */
const aimForSkill = (student: StudentState, skill: ModelSkill, day: number, wanted: number) => {
  const grade = nearestGrade(skill, workingGrade(student, skill.subject));
  const isBud = stageAtGrade(student, skill, { grade, day }) === 'bud';
  return isBud ? Math.min(wanted, QUESTION_AIMS.bud) : wanted;
};

/**
 * Plans the next row of a place: the skills by worth, then a question for each position. During the
 * placement, six different skills are asked.
 */
export const planRow = <Some extends PlacedSkill, Drawn extends Candidate>(
  student: StudentState,
  place: Place<Some>,
  draw: DrawCandidate<Some, Drawn>,
): PlannedQuestion<Some, Drawn>[] => {
  const isPlacement = isPlacing(student, place);
  const aim = gentleAim(student, place);
  const { day } = place;
  const valued = skillsByWorth(student, { ...place, aim });
  const offered = isPlacement ? valued : withFirstLook(student, valued);
  let sum = 0;
  const planned: PlannedQuestion<Some, Drawn>[] = [];
  for (const [position, part] of (isPlacement ? PLACEMENT_PATTERN : PATTERN).entries()) {
    const skill = offered[part % offered.length]?.skill;
    if (!skill) break;
    const wanted = aimAt(position, { aim, sum, isPlacement });
    const isMeasuring = isPlacement || position === 0;
    const own = isMeasuring ? wanted : aimForSkill(student, skill, day, wanted);
    const chosen = chooseQuestion(student, skill, { aim: own, day, draw, earlier: planned });
    if (!chosen) break;
    sum += chosen.chance;
    planned.push(chosen);
  }
  return planned;
};
