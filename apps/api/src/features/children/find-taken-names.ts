import type { Db } from '../../db/connection.ts';
import { selectTakenNames } from './students.queries.ts';

/** Which of these usernames somebody has already. */
export const findTakenNames = (db: Db, names: readonly string[]) => selectTakenNames(db, names);
