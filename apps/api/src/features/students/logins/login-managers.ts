import type { Db } from '../../../db/connection/connection.ts';
import {
  selectLoginManagers,
  selectOptionalManagedStudentForUpdate,
} from './login-managers.queries.ts';

export type LoginManager = Awaited<ReturnType<typeof selectLoginManagers>>[number];

/**
 * Returns the managers of students' logins: parents, educators of the managing classrooms, or else
 * the school's administrator.
 */
export const findLoginManagers = (db: Db, studentIds: readonly string[]) =>
  selectLoginManagers(db, studentIds);

/** Locks the student and returns true if this educator manages the login. */
export const lockManagedAccount = async (tx: Db, ids: { educatorId: string; studentId: string }) =>
  (await selectOptionalManagedStudentForUpdate(tx, ids)) !== undefined;
