import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { consumeRateLimit, type Limit } from '../../../security/rate-limits.ts';
import { JOINS_PER_CODE } from '../classrooms.rules.ts';

/** The owner of a code: a classroom or a school. */
export type CodeOwner = { classroomId: string } | { schoolId: string };
type Joined = { owner: CodeOwner; codeMark: Buffer };

const keyOf = (owner: CodeOwner) => ('classroomId' in owner ? owner.classroomId : owner.schoolId);

/** Limits the accounts created with one code per hour. */
export const limitJoins = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { owner, codeMark: codeHash }: Joined,
) => {
  const bound = 'classroomId' in owner ? JOINS_PER_CODE.classroom : JOINS_PER_CODE.school;
  // Count by code and not by owner, so a new code works immediately.
  const limit = { bucket: 'join/code', key: codeHash.toString('hex'), ...bound };
  const { isWithin, retryAfterSeconds } = await consumeRateLimit(tx, limit, now());
  if (!isWithin) throw new DomainError('CLS_010', { retryAfterSeconds });
};

/** Notifies the owner of the code, at most once per hour. */
export const notifyCrowded = async ({ db, now, jobs }: Deps, owner: CodeOwner) => {
  const once: Limit = { bucket: 'join/crowded', key: keyOf(owner), times: 1, seconds: 3600 };
  if (!(await consumeRateLimit(db, once, now())).isWithin) return;
  if ('classroomId' in owner) await jobs.enqueue(db, 'mail-class-code-crowded', owner);
  else await jobs.enqueue(db, 'mail-student-code-crowded', owner);
};
