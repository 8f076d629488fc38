import { cleanName } from '@wonderfield/contract/names/clean-name';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import {
  lockSyncedClassroom,
  makeSyncedClassroom,
  type SyncedClassroom,
} from '../../classrooms/synced-classrooms.ts';
import { readTeacher } from '../../educators/educators.ts';
import type { ExternalRosterState } from '../plan/load-sync-plan.ts';
import { gradeFor, guessSubject } from '../plan/new-classroom.rules.ts';

type Params = { educatorId: string; external: ExternalRosterState; intoId?: string | undefined };

/** Locks the classroom that syncs with the class. Returns undefined before the first sync. */
export const lockClassForSync = (tx: Db, { educatorId, external, intoId }: Params) =>
  lockSyncedClassroom(tx, { educatorId, source: external.source, intoId });

/** Creates a classroom for the first sync of a class. The teacher can change the guessed values. */
export const createClassroomForSync = async (
  deps: Pick<Deps, 'now'>,
  tx: Db,
  { educatorId, external }: Params,
): Promise<
  Pick<
    SyncedClassroom,
    'id' | 'name' | 'capacity' | 'enrolled' | 'grade' | 'school_id' | 'sign_in_method'
  >
> => {
  const teacher = await readTeacher(tx, educatorId);
  const made = await makeSyncedClassroom(deps, tx, {
    educatorId,
    source: external.source,
    name: external.name || external.source.classId,
    teacherName: cleanName(`${teacher.firstName} ${teacher.lastName}`),
    grade: gradeFor(external.grade, teacher.grades) ?? '',
    subject: guessSubject(external.subject, external.name, external.section),
  });
  return { ...made, school_id: made.schoolId, sign_in_method: null };
};
