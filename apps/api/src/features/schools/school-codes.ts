import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { makeCharacters } from '../../security/make-characters.ts';
import { CODE_LENGTH, readCode, writeCode } from './school-code.rules.ts';
import { replaceCode, selectOptionalLiveCode } from './school-codes.queries.ts';

const contextOf = (schoolId: string) => `school-code:${schoolId}`;

/** What a code is looked up by; the same for every way of typing it. */
export const codeMark = ({ sealer }: Pick<Deps, 'sealer'>, typed: string) =>
  sealer.mark(readCode(typed), 'school-code');

/** Makes the school's code, or a new one in place of the old. */
export const renewCode = async (
  deps: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  schoolId: string,
  code = writeCode(makeCharacters(CODE_LENGTH)),
) =>
  replaceCode(tx, {
    schoolId,
    codeHmac: codeMark(deps, code),
    sealedCode: deps.sealer.seal(code, contextOf(schoolId)),
    now: deps.now(),
  });

/** The code of a school from its sealed copy. */
export const openSealedCode = (
  { sealer }: Pick<Deps, 'sealer'>,
  schoolId: string,
  sealed: Buffer,
) => sealer.open(sealed, contextOf(schoolId));

/** The code as its school may read it; nothing while there is none. */
export const openLiveCode = async (deps: Pick<Deps, 'sealer'>, db: Db, schoolId: string) => {
  const row = await selectOptionalLiveCode(db, schoolId);
  return row && openSealedCode(deps, schoolId, row.sealed_code);
};
