import type { Db } from '../../db/connection.ts';
import { updateSchoolAskedAgain } from './decisions.queries.ts';

/** Whoever speaks for a refused school asks for it again; nothing for anybody else. */
export const askAgainForSchool = (tx: Db, administratorId: string) =>
  updateSchoolAskedAgain(tx, administratorId);
