import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { codeMark } from './school-codes.ts';
import { selectOptionalSchoolByCode, selectOptionalSchoolForUpdate } from './schools.queries.ts';

/**
 * The approved school a live code belongs to, locked and looked at again, so that a code that is
 * being withdrawn lets nobody in. Whoever asks has to bound the guessing.
 */
export const findOpenSchool = async (deps: Pick<Deps, 'sealer'>, db: Db, code: string) => {
  const mark = codeMark(deps, code);
  const found = await selectOptionalSchoolByCode(db, mark);
  if (!found) return undefined;
  await selectOptionalSchoolForUpdate(db, found.id);
  return selectOptionalSchoolByCode(db, mark);
};
