import type { SignInKind } from '@wonderfield/contract/sign-in-method';
import { GAME_ONLY_KINDS } from '@wonderfield/contract/sign-in-method';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { preparedStatement } from '../../db/connection/prepared-statement.ts';

const sessionWithUser = preparedStatement(
  (db, { tokenSha256, now }: { tokenSha256: Buffer; now: Date }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('educators', 'educators.user_id', 'users.id')
      .leftJoin('students', 'students.user_id', 'users.id')
      .leftJoin('school_requests', 'school_requests.educator_id', 'educators.user_id')
      .leftJoin('identities', 'identities.id', 'sessions.identity_id')
      .select([
        'sessions.id as session_id',
        'sessions.last_used_at',
        'sessions.shows_login',
        'sessions.opened_with',
        'users.id',
        'users.user_type',
        'users.age_verified_at',
        'users.must_change_password',
        'educators.approved_at',
        'educators.refused_at',
        'educators.confirmed_by',
        'educators.license_type',
        'educators.school_name',
        'educators.grades',
        'students.is_school_made',
        'school_requests.asked_at as asked_school_at',
        'school_requests.refused_at as refused_by_school_at',
        'identities.tied_by as linked_by',
        'identities.opened_with_password',
      ])
      .where('sessions.token_sha256', '=', tokenSha256)
      .where('sessions.expires_at', '>', now)
      .where('sessions.idle_expires_at', '>', now)
      .where('users.suspended_at', 'is', null)
      // A session that an identity started is valid only while that identity can sign in.
      .where((eb) =>
        eb.or([
          eb('sessions.identity_id', 'is', null),
          eb.and([
            eb('identities.opens_account', '=', true),
            eb('identities.user_id', '=', eb.ref('sessions.user_id')),
          ]),
        ]),
      ),
);

export const selectOptionalSessionWithUser = async (
  db: Db,
  values: { tokenSha256: Buffer; now: Date },
) => (await sessionWithUser(db, values)).at(0);

const GAME_ONLY = [...GAME_ONLY_KINDS];

type NewSession = {
  userId: string;
  tokenSha256: Buffer;
  now: Date;
  idleExpiresAt: Date;
  expiresAt: Date;
  /** Number of the user's other sessions to keep. */
  others: number;
  /** The identity that starts the session, or null for a sign-in with a password only. */
  identityId: string | null;
  isPasswordTyped: boolean;
  /** How the session was opened, if no identity started it. */
  kind: SignInKind;
  /** The class with which the session ends, or null. */
  classroomId: string | null;
};

/**
 * Starts a session in one statement, whose parts see the tables as before, and ends the oldest
 * sessions. Notes a student's sign-in, and shows the login in the first session after joining by
 * code.
 */
export const insertSessionInPlaceOfOldest = preparedStatement(
  (
    _db,
    {
      userId,
      tokenSha256,
      now,
      idleExpiresAt,
      expiresAt,
      others,
      identityId,
      isPasswordTyped,
      kind,
      classroomId,
    }: NewSession,
  ) => sql`
    with opening as (
      select coalesce((select provider from identities where id = ${identityId}), ${kind}) as kind
    ), signed_in as (
      update students set signed_in_at = ${now}, signed_in_with = (select kind from opening)
      where user_id = ${userId}
    ), ended as (
      delete from sessions where user_id = ${userId} and id not in (
        select id from sessions where user_id = ${userId}
        -- A card that others use never ends a session of the student's password.
        order by opened_with = any(${GAME_ONLY}), created_at desc, id desc limit ${others})
    )
    insert into sessions
      (user_id, token_sha256, created_at, last_used_at, idle_expires_at, expires_at, identity_id,
        password_typed, opened_with, classroom_id, shows_login)
    values (${userId}, ${tokenSha256}, ${now}, ${now}, ${idleExpiresAt}, ${expiresAt},
      ${identityId}, ${isPasswordTyped}, (select kind from opening), ${classroomId}, exists (
      select from students
      where user_id = ${userId} and is_school_made and signed_in_at is null and (
        (made_by is null and school_id is not null)
        or exists (
          select from enrollments where student_id = students.user_id and how = 'code'))))`,
);

/** Locks the session, so a concurrent sign-out waits until the transaction ends. */
export const selectOptionalSessionForShare = (tx: Db, id: string) =>
  tx
    .selectFrom('sessions')
    .select(['expires_at as endsAt', 'classroom_id as classroomId'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();

export const selectOptionalSessionStart = (db: Db, id: string) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'password_typed'])
    .where('id', '=', id)
    .executeTakeFirst();

export const updateSessionUse = preparedStatement(
  (db, { id, now, idleExpiresAt }: { id: string; now: Date; idleExpiresAt: Date }) =>
    db
      .updateTable('sessions')
      .set({ last_used_at: now, idle_expires_at: idleExpiresAt })
      .where('id', '=', id),
);

/** Ends a session. Returns false if it had ended before. */
export const deleteSession = async (db: Db, id: string) => {
  const deleted = await db.deleteFrom('sessions').where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
};

/** Ends all sessions of the users, optionally except one. */
export const deleteSessionsOf = (
  db: Db,
  { userIds, exceptId }: { userIds: readonly string[]; exceptId?: string | undefined },
) =>
  db
    .deleteFrom('sessions')
    .where('user_id', 'in', [...userIds])
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId as string))
    .execute();

/** Ends the sessions that these identities started. Returns their users. */
export const deleteSessionsThrough = async (tx: Db, identityIds: readonly string[]) => {
  const rows = await tx
    .deleteFrom('sessions')
    .where('identity_id', 'in', [...identityIds])
    .returning('user_id')
    .execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
};

/**
 * Keeps the sessions that these identities started, or one of them, after the identities are
 * unlinked.
 */
export const updateSessionsUnlinked = (
  tx: Db,
  { identityIds, onlyId }: { identityIds: readonly string[]; onlyId?: string | undefined },
) =>
  tx
    .updateTable('sessions')
    .set({ identity_id: null })
    .where('identity_id', 'in', [...identityIds])
    .$if(onlyId !== undefined, (query) => query.where('id', '=', onlyId as string))
    .execute();

/** Ends the sessions of users that were opened in one of these ways. Returns the users. */
export const deleteSessionsOpenedWith = async (
  tx: Db,
  { userIds, kinds }: { userIds: readonly string[]; kinds: readonly SignInKind[] },
) => {
  const rows = await tx
    .deleteFrom('sessions')
    .where('user_id', 'in', [...userIds])
    .where('opened_with', 'in', [...kinds])
    .returning('user_id')
    .execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
};

/** Ends the sessions that end with this class. Returns their users. */
export const deleteSessionsOfClass = async (tx: Db, classroomId: string) => {
  const rows = await tx
    .deleteFrom('sessions')
    .where('classroom_id', '=', classroomId)
    .returning('user_id')
    .execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
};

type NewEnd = { classroomId: string; until: Date; longestMs: number; now: Date };

/** Moves the end of the valid sessions of a class. An ended session never becomes valid again. */
export const updateSessionsOfClass = (tx: Db, { classroomId, until, longestMs, now }: NewEnd) =>
  sql`
    update sessions set expires_at = least(${until}::timestamptz,
      created_at + make_interval(secs => ${longestMs / 1000}))
    where classroom_id = ${classroomId} and expires_at > ${now}`.execute(tx);
