import { GRADES, type Grade, valuesOf } from '@wonderfield/contract/options';
import type { Player } from '../../../context/player.ts';
import type { Deps } from '../../../dependencies.ts';
import { sha256 } from '../../../security/tokens.ts';
import { openSubjects } from '../mastery/subjects.rules.ts';
import { type PlaySessionRow, selectOptionalPlaySession } from './players.queries.ts';

/** The name of adults in the game, which never gets a real name. */
export const VISITOR = 'Visitor';
/** The grade of adults and of students without a grade. */
const USUAL_GRADE: Grade = '3';

const isGrade = (grade: string | null): grade is Grade =>
  valuesOf(GRADES).some((gradeValue) => gradeValue === grade);

/** Returns the first of these that is a grade. */
export const gradeOf = (grades: readonly (string | null)[]): Grade =>
  grades.find(isGrade) ?? USUAL_GRADE;

const levelOf = ({ level }: PlaySessionRow): Player['level'] =>
  level === 'easy' || level === 'medium' || level === 'challenging' ? level : 'medium';

/** Returns the player of a play session, or null. A portal session is not accepted. */
export const findPlayer = async (
  { db, now, timeZoneOf }: Pick<Deps, 'db' | 'now' | 'timeZoneOf'>,
  playSession: unknown,
): Promise<Player | null> => {
  if (typeof playSession !== 'string' || playSession === '') return null;
  const tokenSha256 = sha256(playSession);
  const session = await selectOptionalPlaySession(db, { tokenSha256, now: now() });
  if (!session) return null;
  return {
    id: session.id,
    name: session.avatar_name ?? VISITOR,
    look: session.avatar_look ?? undefined,
    isStudent: session.user_type === 'student',
    grade: gradeOf([session.grade, session.classroom_grade]),
    level: levelOf(session),
    subjects: openSubjects(session.subjects),
    timeZone: await timeZoneOf(session.zip),
    dailyMinutes: session.daily_minutes ?? undefined,
  };
};
