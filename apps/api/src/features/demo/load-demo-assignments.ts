import { usualDueOn } from '@wonderfield/contract/assignments/assignment-days';
import { createSeededRandom } from '@wonderfield/questions/seeded-random';
import type { Deps } from '../../dependencies.ts';
import { assignRow } from '../assignments/assign-row.ts';
import { dayAt } from '../play/days.rules.ts';
import { selectOptionalIdOf } from './demo.queries.ts';
import { selectOptionalDemoClassroom } from './demo-classrooms.queries.ts';
import { educatorOf, workThen } from './demo-history.ts';
import { playerOf } from './demo-player.ts';
import { hasAssignments, selectDemoStudents, tryLockProgress } from './demo-progress.queries.ts';
import { playRow } from './demo-row.ts';

const TEACHER = 'elena@demo.wonderfield.example';
const CLASSROOM = 'Room 12 Explorers';
const SKILLS = ['equal-groups', 'rounding'];
/** Yesterday evening, and this night: nobody waits for a demo. */
const ASSIGNED_DAYS_AGO = 0.9;
const PLAYED_DAYS_AGO = 0.5;
/** Who was quick. Everybody else finds it first in the field. */
const DONE_BY = ['amara903', 'chloe7735', 'freya5519', 'hana3684'];
const PERCENT_RIGHT = 78;

/** One open row for the class of the demo teacher, which some have done. */
export const loadDemoAssignments = (deps: Deps) =>
  deps.db.transaction().execute(async (tx) => {
    if (!(await tryLockProgress(tx))) return;
    const teacherId = await selectOptionalIdOf(tx, TEACHER);
    const classroom =
      teacherId && (await selectOptionalDemoClassroom(tx, { ownerId: teacherId, name: CLASSROOM }));
    if (!classroom || (await hasAssignments(tx, classroom.id))) return;
    const ctx = workThen(deps, tx, {
      actor: educatorOf(teacherId),
      daysAgo: ASSIGNED_DAYS_AGO,
    });
    const { assignmentId } = await assignRow(ctx, {
      classroomId: classroom.id,
      skillIds: SKILLS,
      dueOn: usualDueOn(dayAt(deps.now(), 'UTC')),
    });
    const rng = createSeededRandom(2000);
    for (const student of await selectDemoStudents(tx, DONE_BY)) {
      const visit = {
        actor: await playerOf(deps, student),
        asked: { assignmentId },
        daysAgo: PLAYED_DAYS_AGO,
      };
      await playRow(deps, tx, visit, () => rng.chance(PERCENT_RIGHT));
    }
  });
