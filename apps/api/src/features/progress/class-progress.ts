import { FEWEST_TO_SPROUT, type Stage } from '@wonderfield/contract/play/field';
import type { ClassProgress, ProgressCell } from '@wonderfield/contract/progress/progress';
import { nearestFirst } from '@wonderfield/contract/progress/standards';
import { ALL_SKILLS, findSkill } from '@wonderfield/questions/all-skills';
import { skillOf } from '@wonderfield/questions/build-question';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { ensureSees } from '../classrooms/classrooms.ts';
import { dayAt, daysBetween } from '../play/mastery/days.rules.ts';
import { percentOf } from '../play/mastery/growth.rules.ts';
import { certaintyOf } from './certainty.rules.ts';
import { type ClassCell, helpToday, readyToMoveOn, suggestGroups } from './class-help.rules.ts';
import { selectClassroom, selectRoster } from './progress.queries.ts';
import { limitPeriod, type PeriodInput } from './report-period.rules.ts';
import { type SkillSumRow, selectSkillSums } from './skill-sums.queries.ts';

/** Help concerns the present, so it uses all answers and not those of the period. */
const toHelpCell = (row: SkillSumRow, today: string): ClassCell => ({
  studentId: row.userId,
  skillId: row.skillId,
  stage: row.stage as Stage,
  percent: percentOf(row.recent),
  answers: row.answersInAll,
  recent: row.recent,
  recentSlips: row.recentSlips,
  daysAgo: daysBetween(row.lastDay, today),
});

const toCell = (row: SkillSumRow): ProgressCell => ({
  skillId: row.skillId,
  stage: row.stage as Stage,
  ...certaintyOf(row, row.answersInAll),
  percent: percentOf(row.recent),
  answers: row.answers,
  right: row.right,
  days: row.days,
  isRated: row.answersInAll >= FEWEST_TO_SPROUT,
});

/** Returns a class by skill for its current teachers, with the current roster. */
export const readClassProgress = async (
  ctx: Context<Educator>,
  { classroomId, ...chosen }: { classroomId: string } & PeriodInput,
): Promise<ClassProgress> => {
  const { db, readFromReplica, now, timeZoneOf } = ctx.deps;
  await ensureSees(ctx, classroomId);
  const { name, grade, zip } = await selectClassroom(db, classroomId);
  const today = dayAt(now(), await timeZoneOf(zip));
  const period = limitPeriod(chosen, today);
  const roster = await selectRoster(db, classroomId);
  const studentIds = roster.map(({ id }) => id);
  const rows = (
    await readFromReplica((replica) => selectSkillSums(replica, studentIds, period))
  ).filter(({ skillId }) => findSkill(skillId) !== undefined);
  const helpCells = rows.map((row) => toHelpCell(row, today));
  const practiced = rows.filter(({ answers }) => answers > 0);
  const practicedIds = new Set(practiced.map(({ skillId }) => skillId));
  const byStudent = Map.groupBy(practiced, ({ userId }) => userId);
  return {
    classroomName: name,
    grade,
    today,
    skills: ALL_SKILLS.filter(({ id }) => practicedIds.has(id)).map((skill) => ({
      skillId: skill.id,
      name: skill.name,
      subject: skill.subject,
      standards: nearestFirst(skill.standards, grade),
    })),
    students: roster.map((student) => ({
      studentId: student.id,
      firstName: student.first_name,
      lastName: student.last_name,
      look: student.avatar_look ?? undefined,
      cells: (byStudent.get(student.id) ?? []).map(toCell),
    })),
    help: helpToday(helpCells, skillOf),
    groups: suggestGroups(helpCells, skillOf),
    ready: readyToMoveOn(helpCells, { size: roster.length, skillOf }),
  };
};
