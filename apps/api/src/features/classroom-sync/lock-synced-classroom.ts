import { cleanName } from '@wonderfield/contract/clean-name';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { type Follower, holdFollower, makeFollower } from '../classrooms/synced-classrooms.ts';
import { readTeacher } from '../educators/educators.ts';
import type { OutsideNow } from './load-sync-plan.ts';
import { gradeFor, guessSubject } from './new-classroom.rules.ts';

type Of = { educatorId: string; outside: OutsideNow; intoId?: string | undefined };

/** The classroom that follows the class, held until the transaction ends; nothing before the first sync. */
export const holdClass = (tx: Db, { educatorId, outside, intoId }: Of) =>
  holdFollower(tx, { educatorId, source: outside.source, intoId });

/** A classroom for a class that is synced for the first time. The teacher can change what was guessed. */
export const makeClass = async (
  deps: Pick<Deps, 'now'>,
  tx: Db,
  { educatorId, outside }: Of,
): Promise<Pick<Follower, 'id' | 'name' | 'capacity' | 'enrolled' | 'grade' | 'school_id'>> => {
  const teacher = await readTeacher(tx, educatorId);
  const made = await makeFollower(deps, tx, {
    educatorId,
    source: outside.source,
    name: outside.name || outside.source.classId,
    teacherName: cleanName(`${teacher.firstName} ${teacher.lastName}`),
    grade: gradeFor(outside.grade, teacher.grades) ?? '',
    subject: guessSubject(outside.subject, outside.name, outside.section),
  });
  return { ...made, school_id: made.schoolId };
};
