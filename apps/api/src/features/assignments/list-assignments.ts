import type { ClassAssignments } from '@wonderfield/contract/assignments/assignment';
import type { Subject } from '@wonderfield/contract/options';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { readClassDay } from '../classrooms/class-day.ts';
import { ensureSees } from '../classrooms/classrooms.ts';
import { toAssignedSkills } from './assigned-skills.ts';
import {
  hasEarlierAssignments,
  selectAssignments,
  selectChosen,
  selectFinished,
  selectRosterOf,
} from './assignments.queries.ts';
import { standsIn, stateOf } from './assignments.rules.ts';

/** Lists the assigned rows of a classroom for its current teachers, with the current roster. */
export const listAssignments = async (
  ctx: Context<Educator>,
  { classroomId, earlier = false }: { classroomId: string; earlier?: boolean | undefined },
): Promise<ClassAssignments> => {
  const { deps } = ctx;
  const { db } = deps;
  const { isHelper } = await ensureSees(ctx, classroomId);
  const { grade, timeZone, today, isArchived } = await readClassDay(deps, db, classroomId);
  const rows = await selectAssignments(db, { classroomId, today, isEarlier: earlier });
  const ids = rows.map(({ id }) => id);
  const roster = await selectRosterOf(db, classroomId);
  const classFacts = {
    roster,
    timeZone,
    chosen: await selectChosen(db, ids),
    finished: await selectFinished(db, ids),
  };
  return {
    today,
    grade,
    isArchived,
    ...(isHelper && { isHelper }),
    students: roster.map(({ id, firstName, lastName }) => ({
      studentId: id,
      firstName,
      lastName,
    })),
    assignments: rows.map((row) => ({
      assignmentId: row.id,
      subject: row.subject as Subject,
      skills: toAssignedSkills(row, grade),
      dueOn: row.dueOn,
      state: stateOf(row, today),
      isWholeClass: row.isWholeClass,
      students: standsIn(row, classFacts),
    })),
    hasEarlier: await hasEarlierAssignments(db, { classroomId, today }),
  };
};
