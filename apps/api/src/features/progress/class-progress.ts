import type { Stage } from '@wonderfield/contract/play/field';
import type { ClassProgress } from '@wonderfield/contract/progress/progress';
import { nearestFirst } from '@wonderfield/contract/progress/standards';
import { ALL_SKILLS, findSkill } from '@wonderfield/questions/all-skills';
import { skillOf } from '@wonderfield/questions/build-question';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { ensureTeaches } from '../classrooms/classrooms.ts';
import { dayAt, daysBetween } from '../play/mastery/days.rules.ts';
import { percentOf } from '../play/mastery/mastery.rules.ts';
import { type ClassCell, helpToday, readyToMoveOn, suggestGroups } from './class-help.rules.ts';
import {
  type GrowthRow,
  selectClassroom,
  selectGrowthOfStudents,
  selectRoster,
} from './progress.queries.ts';

const toCell = (row: GrowthRow, today: string): ClassCell => ({
  studentId: row.userId,
  skillId: row.skillId,
  stage: row.stage as Stage,
  percent: percentOf(row.recent),
  answers: row.answers,
  recent: row.recent,
  recentSlips: row.recentSlips,
  daysAgo: daysBetween(row.lastDay, today),
});

/** Returns a class by skill for its current teachers, with the current roster. */
export const readClassProgress = async (
  ctx: Context<Educator>,
  { classroomId }: { classroomId: string },
): Promise<ClassProgress> => {
  const { db, readFromReplica, now, timeZoneOf } = ctx.deps;
  await ensureTeaches(ctx, classroomId);
  const { name, grade, zip } = await selectClassroom(db, classroomId);
  const today = dayAt(now(), await timeZoneOf(zip));
  const roster = await selectRoster(db, classroomId);
  const studentIds = roster.map(({ id }) => id);
  const cells = (await readFromReplica((late) => selectGrowthOfStudents(late, studentIds)))
    .filter(({ skillId }) => findSkill(skillId) !== undefined)
    .map((row) => toCell(row, today));
  const met = new Set(cells.map(({ skillId }) => skillId));
  const cellsOf = Map.groupBy(cells, ({ studentId }) => studentId);
  return {
    classroomName: name,
    skills: ALL_SKILLS.filter(({ id }) => met.has(id)).map((skill) => ({
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
      cells: (cellsOf.get(student.id) ?? []).map(({ skillId, stage, percent, answers }) => ({
        skillId,
        stage,
        percent,
        answers,
      })),
    })),
    help: helpToday(cells, skillOf),
    groups: suggestGroups(cells, skillOf),
    ready: readyToMoveOn(cells, roster.length),
  };
};
