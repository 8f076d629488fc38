import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { createRandomCode } from '../../../security/random-code.ts';
import {
  CODE_LENGTHS,
  type CodeKind,
  endOfCode,
  readCode,
  writeCode,
} from './code-format.rules.ts';
import { replaceCode, selectLiveCodes, updateUsed } from './school-codes.queries.ts';

const contextOf = (schoolId: string) => `school-code:${schoolId}`;

/** Returns the lookup hash of a school code, which is the same for every way of entering it. */
export const codeHash = ({ sealer }: Pick<Deps, 'sealer'>, typed: string) =>
  sealer.mark(readCode(typed), 'school-code');

type NewCode = { schoolId: string; kind: CodeKind; code?: string };

/** Creates or replaces one of the school's two codes. */
export const renewCode = async (
  deps: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  { schoolId, kind, code = writeCode(kind, createRandomCode(CODE_LENGTHS[kind])) }: NewCode,
) =>
  replaceCode(tx, {
    schoolId,
    kind,
    codeHmac: codeHash(deps, code),
    sealedCode: deps.sealer.seal(code, contextOf(schoolId)),
    endsAt: endOfCode(kind, deps.now()),
    now: deps.now(),
  });

/** Decrypts the code of a school. */
export const openSealedCode = (
  { sealer }: Pick<Deps, 'sealer'>,
  schoolId: string,
  sealed: Buffer,
) => sealer.open(sealed, contextOf(schoolId));

/** Returns the decrypted valid codes of a school. */
export const openLiveCodes = async (
  deps: Pick<Deps, 'sealer' | 'now'>,
  db: Db,
  schoolId: string,
) => {
  const rows = await selectLiveCodes(db, { schoolId, now: deps.now() });
  const opened = rows.map((row) => ({
    kind: row.kind,
    code: openSealedCode(deps, schoolId, row.sealed_code),
    uses: row.uses,
    endsAt: row.ends_at?.toISOString(),
  }));
  return {
    staff: opened.find(({ kind }) => kind === 'staff'),
    student: opened.find(({ kind }) => kind === 'student'),
  };
};

/** Counts a use of the code. */
export const countCodeUse = (deps: Pick<Deps, 'sealer'>, tx: Db, code: string) =>
  updateUsed(tx, codeHash(deps, code));
