import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { createCharacters } from '../../security/random-code.ts';
import {
  CODE_LENGTHS,
  type CodeKind,
  endOfCode,
  readCode,
  writeCode,
} from './school-code.rules.ts';
import { replaceCode, selectLiveCodes, updateUsed } from './school-codes.queries.ts';

const contextOf = (schoolId: string) => `school-code:${schoolId}`;

/** What a code is looked up by; the same for every way of typing it. */
export const codeHash = ({ sealer }: Pick<Deps, 'sealer'>, typed: string) =>
  sealer.mark(readCode(typed), 'school-code');

type NewCode = { schoolId: string; kind: CodeKind; code?: string };

/** Makes one of the school's two codes, or a new one in place of the old. */
export const renewCode = async (
  deps: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  { schoolId, kind, code = writeCode(kind, createCharacters(CODE_LENGTHS[kind])) }: NewCode,
) =>
  replaceCode(tx, {
    schoolId,
    kind,
    codeHmac: codeHash(deps, code),
    sealedCode: deps.sealer.seal(code, contextOf(schoolId)),
    endsAt: endOfCode(kind, deps.now()),
    now: deps.now(),
  });

/** The code of a school from its sealed copy. */
export const openSealedCode = (
  { sealer }: Pick<Deps, 'sealer'>,
  schoolId: string,
  sealed: Buffer,
) => sealer.open(sealed, contextOf(schoolId));

/** The codes as their school may read them; nothing of a kind while there is none. */
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

/** Somebody came in with this code. */
export const consumeCallLimits = (deps: Pick<Deps, 'sealer'>, tx: Db, code: string) =>
  updateUsed(tx, codeHash(deps, code));
