import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement } from '../../../db/connection/prepared-statement.ts';
import { zipOfStudent } from '../../../db/expressions/zip-code.ts';

/** The grade of the classroom, for a student without a grade. */
const classroomGrade = sql<string | null>`(
  select classrooms.grade from enrollments
  join classrooms on classrooms.id = enrollments.classroom_id
  where enrollments.student_id = users.id and classrooms.deleted_at is null
  order by enrollments.joined_at limit 1)`;

type AskedSession = { tokenSha256: Buffer; now: Date };

const playSession = preparedStatement((db, { tokenSha256, now }: AskedSession) =>
  db
    .selectFrom('play_sessions')
    .innerJoin('users', 'users.id', 'play_sessions.user_id')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id',
      'users.user_type',
      'students.avatar_name',
      'students.avatar_look',
      'students.grade',
      'students.level',
      'students.subjects',
      'students.daily_minutes',
      zipOfStudent.as('zip'),
      classroomGrade.as('classroom_grade'),
    ])
    .where('play_sessions.token_sha256', '=', tokenSha256)
    .where('play_sessions.expires_at', '>', now)
    .where('users.suspended_at', 'is', null)
    .where(sql<SqlBool>`students.folded_into is null`),
);

/** Selects the player of a valid play session. Omits suspended and merged accounts. */
export const selectOptionalPlaySession = async (db: Db, session: AskedSession) =>
  (await playSession(db, session)).at(0);

export type PlaySessionRow = NonNullable<Awaited<ReturnType<typeof selectOptionalPlaySession>>>;

/** Selects the daily limit of a student and the place that determines when the day ends. */
export const selectDailyTime = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['students.daily_minutes', zipOfStudent.as('zip')])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();

/** Creates the player on the first visit. */
export const insertPlayer = (db: Db, userId: string) =>
  db
    .insertInto('players')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const playerForUpdate = preparedStatement((tx, { userId }: { userId: string }) =>
  tx.selectFrom('players').select('user_id').where('user_id', '=', userId).forUpdate(),
);

/** Serializes changes of a field, for example from two tabs. */
export const lockPlayer = (tx: Db, userId: string) => playerForUpdate(tx, { userId });

export type SettingsRow = {
  hears_sound: boolean;
  reads_aloud: boolean;
  wants_voice: boolean;
  is_plain: boolean;
};

export const selectPlayer = (db: Db, userId: string) =>
  db
    .selectFrom('players')
    .select(['player_key', 'hears_sound', 'wants_voice', 'is_plain'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

export const updateSettings = (db: Db, userId: string, settings: SettingsRow) =>
  db.updateTable('players').set(settings).where('user_id', '=', userId).execute();
