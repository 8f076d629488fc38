import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { consumeRateLimit, type Limit } from '../../security/rate-limits.ts';
import { JOINS_PER_CODE } from './classrooms.rules.ts';

/** Whose code it is: a classroom's, or a school's. */
export type CodeOwner = { classroomId: string } | { schoolId: string };
type Joined = { owner: CodeOwner; codeMark: Buffer };

const keyOf = (owner: CodeOwner) => ('classroomId' in owner ? owner.classroomId : owner.schoolId);

/** One more account made with this code; refused where that would be too many for an hour. */
export const limitJoins = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { owner, codeMark: codeHash }: Joined,
) => {
  const bound = 'classroomId' in owner ? JOINS_PER_CODE.classroom : JOINS_PER_CODE.school;
  // By the code and not by its owner: a new code is free at once.
  const limit = { bucket: 'join/code', key: codeHash.toString('hex'), ...bound };
  const { isWithin, retryAfterSeconds } = await consumeRateLimit(tx, limit, now());
  if (!isWithin) throw new DomainError('CLS_010', { retryAfterSeconds });
};

/** Tells whoever the code belongs to, once an hour at most. */
export const notifyCrowded = async ({ db, now, jobs }: Deps, owner: CodeOwner) => {
  const once: Limit = { bucket: 'join/crowded', key: keyOf(owner), times: 1, seconds: 3600 };
  if (!(await consumeRateLimit(db, once, now())).isWithin) return;
  if ('classroomId' in owner) await jobs.enqueue(db, 'mail-class-code-crowded', owner);
  else await jobs.enqueue(db, 'mail-student-code-crowded', owner);
};
