import { suggestDueDate } from '@wonderfield/contract/assignments/assignment-days';
import { createSeededRandom } from '@wonderfield/questions/seeded-random';
import type { Deps } from '../../../dependencies.ts';
import { assignRow } from '../../assignments/assign-row.ts';
import { dayAt } from '../../play/mastery/days.rules.ts';
import { selectOptionalIdOf } from '../demo.queries.ts';
import { selectOptionalDemoClassroom } from '../demo-classrooms.queries.ts';
import { contextThen, educatorOf } from '../demo-history.ts';
import { hasAssignments, selectDemoStudents, tryLockProgress } from './demo-progress.queries.ts';
import { playRow } from './demo-row.ts';
import { playerOf } from './load-demo-player.ts';

const TEACHER = 'elena@demo.wonderfield.example';
const CLASSROOM = 'Room 12 Explorers';
const SKILLS = ['equal-groups', 'rounding'];
/** Assigned yesterday evening and played last night, so the demo shows results immediately. */
const ASSIGNED_DAYS_AGO = 0.9;
const PLAYED_DAYS_AGO = 0.5;
/** Students who have finished the row. The others see it first in their field. */
const DONE_BY = ['amara903', 'chloe7735', 'freya5519', 'hana3684'];
const PERCENT_RIGHT = 78;

/** Creates one open assignment for the demo class, which some students have finished. */
export const loadDemoAssignments = (deps: Deps) =>
  deps.db.transaction().execute(async (tx) => {
    if (!(await tryLockProgress(tx))) return;
    const teacherId = await selectOptionalIdOf(tx, TEACHER);
    const classroom =
      teacherId && (await selectOptionalDemoClassroom(tx, { ownerId: teacherId, name: CLASSROOM }));
    if (!classroom || (await hasAssignments(tx, classroom.id))) return;
    const ctx = contextThen(deps, tx, {
      actor: educatorOf(teacherId),
      daysAgo: ASSIGNED_DAYS_AGO,
    });
    const { assignmentId } = await assignRow(ctx, {
      classroomId: classroom.id,
      skillIds: SKILLS,
      dueOn: suggestDueDate(dayAt(deps.now(), 'UTC')),
    });
    const rng = createSeededRandom(2000);
    for (const student of await selectDemoStudents(tx, DONE_BY)) {
      const rowRequest = {
        actor: await playerOf(deps, student),
        asked: { assignmentId },
        daysAgo: PLAYED_DAYS_AGO,
      };
      await playRow(deps, tx, rowRequest, () => rng.chance(PERCENT_RIGHT));
    }
  });
