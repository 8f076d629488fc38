import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { codeMark } from './school-codes.ts';
import { selectOptionalSchoolByCode } from './schools.queries.ts';

/** The approved school a live code belongs to; whoever asks has to bound the guessing. */
export const findOpenSchool = (deps: Pick<Deps, 'sealer'>, db: Db, code: string) =>
  selectOptionalSchoolByCode(db, codeMark(deps, code));
