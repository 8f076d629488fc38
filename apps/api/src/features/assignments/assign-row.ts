import type { AssignmentForm } from '@wonderfield/contract/assignments/assignment-form';
import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { ensureTeaches, findTaughtClassroom } from '../classrooms/classrooms.ts';
import { countOpen, insertAssignment, selectEnrolledAmong } from './assignments.queries.ts';
import { ensureDueDay, ensureOneMore, subjectOfAll } from './assignments.rules.ts';
import { readClassDay } from './class-day.ts';

type Asked = AssignmentForm & { classroomId: string };

/** Assigns a row to the whole class, with whoever joins while it is open, or to some of it. */
export const assignRow = async (work: Work<Educator>, asked: Asked) => {
  // Also before a repeat: whoever no longer teaches the class learns nothing of it.
  await ensureTeaches(work, asked.classroomId);
  return work.once({
    make: async (tx) => {
      const { deps } = work;
      const { skillIds, dueOn, studentIds } = asked;
      const subject = subjectOfAll(skillIds);
      // Held: nobody leaves the roster meanwhile, and two teachers are counted one after the other.
      const classroom = await findTaughtClassroom(work, tx, asked.classroomId);
      if (classroom.archived_at) throw new Refusal('CLS_009');
      const { today } = await readClassDay(deps, tx, classroom.id);
      ensureDueDay(dueOn, today);
      ensureOneMore(await countOpen(tx, { classroomId: classroom.id, today }));
      if (studentIds) {
        const enrolled = await selectEnrolledAmong(tx, { classroomId: classroom.id, studentIds });
        if (enrolled.length < studentIds.length) throw new Refusal('STU_001');
      }
      const id = await insertAssignment(tx, {
        classroomId: classroom.id,
        subject,
        skillIds,
        studentIds,
        dueOn,
        now: deps.now(),
      });
      await work.record(tx, 'classroom.row-assigned', classroom.id, { outcome: id });
      return [id];
    },
    answer: async (_tx, [assignmentId = '']) => ({ assignmentId }),
  });
};
