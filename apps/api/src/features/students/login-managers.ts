import type { Db } from '../../db/connection.ts';
import {
  selectLoginManagers,
  selectOptionalManagedStudentForUpdate,
} from './login-managers.queries.ts';

export type LoginManager = Awaited<ReturnType<typeof selectLoginManagers>>[number];

/**
 * The adults who manage the logins of students: parents, educators of the classrooms that manage the login, or the
 * administrator of the school if no classroom does.
 */
export const findLoginManagers = (db: Db, studentIds: readonly string[]) =>
  selectLoginManagers(db, studentIds);

/** True for a student whose login this educator manages. The student is locked until the transaction ends. */
export const lockManagedAccount = async (tx: Db, ids: { educatorId: string; studentId: string }) =>
  (await selectOptionalManagedStudentForUpdate(tx, ids)) !== undefined;
