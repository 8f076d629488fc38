import type { AssignmentForm } from '@wonderfield/contract/assignments/assignment-form';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { readClassDay } from '../classrooms/class-day.ts';
import { ensureTeaches, findTaughtClassroom } from '../classrooms/classrooms.ts';
import { countOpen, insertAssignment, selectEnrolledAmong } from './assignments.queries.ts';
import { ensureDueDay, ensureOneMore, subjectOfAll } from './assignments.rules.ts';

type Input = AssignmentForm & { classroomId: string };

/**
 * Assigns a row to selected students or to the whole class, including students who join while it is
 * open.
 */
export const assignRow = async (ctx: Context<Educator>, input: Input) => {
  // Check access before a retry is recognized, so a former teacher gets no data.
  await ensureTeaches(ctx, input.classroomId);
  return ctx.idempotent({
    make: async (tx) => {
      const { deps } = ctx;
      const { skillIds, dueOn, studentIds } = input;
      const subject = subjectOfAll(skillIds);
      // The lock keeps the roster unchanged and serializes two teachers who assign at once.
      const classroom = await findTaughtClassroom(ctx, tx, input.classroomId);
      if (classroom.archived_at) throw new DomainError('CLS_009');
      const { today } = await readClassDay(deps, tx, classroom.id);
      ensureDueDay(dueOn, today);
      ensureOneMore(await countOpen(tx, { classroomId: classroom.id, today }));
      if (studentIds) {
        const enrolled = await selectEnrolledAmong(tx, { classroomId: classroom.id, studentIds });
        if (enrolled.length < studentIds.length) throw new DomainError('STU_001');
      }
      const id = await insertAssignment(tx, {
        classroomId: classroom.id,
        subject,
        skillIds,
        studentIds,
        dueOn,
        now: deps.now(),
      });
      await ctx.audit(tx, 'classroom.row-assigned', classroom.id, { outcome: id });
      return [id];
    },
    answer: async (_tx, [assignmentId = '']) => ({ assignmentId }),
  });
};
