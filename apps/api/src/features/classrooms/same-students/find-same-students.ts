import type { NameMatch } from '@wonderfield/contract/classrooms/same-student';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { ensureTeaches, findTaughtClassroom } from '../classrooms.ts';
import { selectSameStudentCandidates } from './same-students.queries.ts';
import { type Candidate, matchNames } from './same-students.rules.ts';

/** Returns the students that the educator may use in the classroom. */
const readCandidates = async (
  db: Db,
  place: { classroomId: string; educatorId: string },
): Promise<Candidate[]> => {
  const rows = await selectSameStudentCandidates(db, place);
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username ?? undefined,
    grade: row.grade ?? undefined,
    className: row.class_name ?? undefined,
    isTaught: row.is_taught,
    isHere: row.is_here,
  }));
};

type Input = { classroomId: string; names: { firstName: string; lastName: string }[] };

/**
 * Compares names with the students of the educator and, in a school, of the school. Returns only
 * students that the educator may use, and no usernames of other teachers' students.
 */
export const findSameStudents = async (
  ctx: Context<Educator>,
  { classroomId, names }: Input,
): Promise<{ matches: NameMatch[] }> => {
  const { deps, actor } = ctx;
  await ensureTeaches(ctx, classroomId);
  const candidates = await readCandidates(deps.db, { classroomId, educatorId: actor.id });
  return { matches: matchNames(names, candidates) };
};

type Entry = { firstName: string; lastName: string; isNew?: boolean | undefined };

/**
 * Returns the existing students with similar names, by position of the entry. Rejects entries whose
 * name a student has already, unless the educator decided that they are new. Locks the classroom, so
 * two teachers cannot add the same student at once.
 */
export const ensureNamesDecided = async (
  ctx: Context<Educator>,
  tx: Db,
  { classroomId, entries }: { classroomId: string; entries: readonly Entry[] },
): Promise<NameMatch[]> => {
  await findTaughtClassroom(ctx, tx, classroomId);
  const candidates = await readCandidates(tx, { classroomId, educatorId: ctx.actor.id });
  const matches = matchNames(entries, candidates);
  const undecided = matches.filter(
    ({ row, students }) => !entries[row]?.isNew && students[0]?.likeness === 'same',
  );
  if (undecided.length === 0) return matches;
  throw new DomainError('STU_013', {
    errors: Object.fromEntries(
      undecided.map(({ row }) => [`students.${row}.firstName`, MESSAGE_CODES.STU_013.text]),
    ),
  });
};
