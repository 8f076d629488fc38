import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';

const sessionWithUser = statement((db, { tokenSha256, now }: { tokenSha256: Buffer; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('educators', 'educators.user_id', 'users.id')
    .leftJoin('students', 'students.user_id', 'users.id')
    .leftJoin('school_requests', 'school_requests.educator_id', 'educators.user_id')
    .select([
      'sessions.id as session_id',
      'sessions.last_used_at',
      'sessions.shows_login',
      'users.id',
      'users.user_type',
      'users.age_verified_at',
      'users.must_change_password',
      'educators.approved_at',
      'educators.license_type',
      'educators.school_name',
      'educators.grades',
      'students.is_school_made',
      'school_requests.asked_at as asked_school_at',
      'school_requests.refused_at as refused_by_school_at',
    ])
    .where('sessions.token_sha256', '=', tokenSha256)
    .where('sessions.expires_at', '>', now)
    .where('sessions.idle_expires_at', '>', now)
    .where('users.suspended_at', 'is', null),
);

export const selectOptionalSessionWithUser = async (
  db: Db,
  values: { tokenSha256: Buffer; now: Date },
) => (await sessionWithUser(db, values)).at(0);

type NewSession = {
  userId: string;
  tokenSha256: Buffer;
  now: Date;
  idleExpiresAt: Date;
  expiresAt: Date;
  showsLogin: boolean;
};

export const insertSession = statement((db, session: NewSession) =>
  db.insertInto('sessions').values({
    user_id: session.userId,
    token_sha256: session.tokenSha256,
    created_at: session.now,
    last_used_at: session.now,
    idle_expires_at: session.idleExpiresAt,
    expires_at: session.expiresAt,
    shows_login: session.showsLogin,
  }),
);

const newByCode = statement((db, { userId }: { userId: string }) =>
  db
    .selectFrom('students')
    .select('students.user_id')
    .where('students.user_id', '=', userId)
    .where('students.is_school_made', '=', true)
    .where('students.signed_in_at', 'is', null)
    .where(({ and, or, eb, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('enrollments')
            .select('enrollments.student_id')
            .whereRef('enrollments.student_id', '=', 'students.user_id')
            .where('enrollments.how', '=', 'code'),
        ),
        and([eb('students.made_by', 'is', null), eb('students.school_id', 'is not', null)]),
      ]),
    ),
);

/** True for a student who came by a code, of a class or a school, and was never signed in. */
export const isNewByCode = async (db: Db, userId: string) =>
  (await newByCode(db, { userId })).length > 0;

/** A student came back: whoever came by a code and never does is shown to the teacher. */
export const updateStudentSignedIn = statement(
  (db, { userId, now }: { userId: string; now: Date }) =>
    db.updateTable('students').set({ signed_in_at: now }).where('user_id', '=', userId),
);

/** Held until the transaction ends: whoever signs it out waits. */
export const selectOptionalSessionForShare = (tx: Db, id: string) =>
  tx
    .selectFrom('sessions')
    .select('expires_at as endsAt')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();

export const selectSessionStart = async (db: Db, id: string) => {
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return session?.created_at;
};

export const updateSessionUse = statement(
  (db, { id, now, idleExpiresAt }: { id: string; now: Date; idleExpiresAt: Date }) =>
    db
      .updateTable('sessions')
      .set({ last_used_at: now, idle_expires_at: idleExpiresAt })
      .where('id', '=', id),
);

export const deleteSession = (db: Db, id: string) =>
  db.deleteFrom('sessions').where('id', '=', id).execute();

/** Ends every session of users, but the one that asked for it where there is one. */
export const deleteSessionsOf = (
  db: Db,
  { userIds, exceptId }: { userIds: readonly string[]; exceptId?: string | undefined },
) =>
  db
    .deleteFrom('sessions')
    .where('user_id', 'in', [...userIds])
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId as string))
    .execute();

export const deleteOldestSessionsOf = statement(
  (db, { userId, keep }: { userId: string; keep: number }) =>
    db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', 'not in', (newest) =>
        newest
          .selectFrom('sessions')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(keep),
      ),
);
