import { randomInt } from 'node:crypto';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { CODE_LENGTH, CODE_SIGNS, readCode, writeCode } from './school-code.rules.ts';
import { replaceCode, selectOptionalLiveCode } from './school-codes.queries.ts';

const makeSigns = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

const contextOf = (schoolId: string) => `school-code:${schoolId}`;

/** What a code is looked up by; the same for every way of typing it. */
export const codeMark = ({ sealer }: Pick<Deps, 'sealer'>, typed: string) =>
  sealer.mark(readCode(typed), 'school-code');

/** Makes the school's code, or a new one in place of the old. */
export const renewCode = async (
  deps: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  schoolId: string,
  code = writeCode(makeSigns()),
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
