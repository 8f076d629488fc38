import type { NewChild } from '@wonderfield/contract/children/child';
import { sql } from 'kysely';
import { asId } from '../../db/as-id.ts';
import type { Db } from '../../db/connection.ts';

/** A child of this parent, locked for the rest of the transaction; nothing for anybody else's. */
export const selectOptionalOwnChild = (db: Db, parentId: string, childId: string) =>
  db
    .selectFrom('guardianships')
    .innerJoin('users', 'users.id', 'guardianships.child_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .selectAll('students')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.picture_name',
    ])
    .where('guardianships.parent_id', '=', parentId)
    .where('guardianships.child_id', '=', asId(childId))
    .forUpdate(['guardianships', 'users'])
    .executeTakeFirst();

export const selectOptionalConsent = (db: Db, guardianId: string) =>
  db
    .selectFrom('consents')
    .select('id')
    .where('guardian_id', '=', guardianId)
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst();

const childColumns = (child: NewChild) => ({
  birth_month: child.birthMonth,
  birth_year: child.birthYear,
  grade: child.userGrade,
  play_option: child.childPlayOption,
  typing_mode: child.childMayUse,
  level: child.levelPreference,
  subjects: child.subject,
  subscription_plan: child.subscriptionPlans,
});

/** A child lives where its parent does: the place is copied (specification, section 6). */
export const insertChild = async (
  db: Db,
  child: NewChild,
  parentId: string,
  passwordHash: string,
  now: Date,
) => {
  const { id } = await db
    .insertInto('users')
    .columns([
      'user_type',
      'email',
      'password_hash',
      'first_name',
      'last_name',
      'city',
      'state',
      'zip',
      'terms_accepted_at',
      'created_at',
      'updated_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('users as parent')
        .select([
          sql`'student'`.as('user_type'),
          sql`${child.email}`.as('email'),
          sql`${passwordHash}`.as('password_hash'),
          sql`${child.firstName}`.as('first_name'),
          sql`${child.lastName}`.as('last_name'),
          'parent.city',
          'parent.state',
          'parent.zip',
          sql`${now}::timestamptz`.as('terms_accepted_at'),
          sql`${now}::timestamptz`.as('created_at'),
          sql`${now}::timestamptz`.as('updated_at'),
        ])
        .where('parent.id', '=', parentId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('students')
    .values({ user_id: id, ...childColumns(child) })
    .execute();
  return id;
};

export const insertGuardianship = (db: Db, parentId: string, childId: string, consentId: string) =>
  db
    .insertInto('guardianships')
    .values({ parent_id: parentId, child_id: childId, consent_id: consentId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const updateSealed = (db: Db, childId: string, sealed: Buffer) =>
  db
    .updateTable('students')
    .set({ sealed_password: sealed })
    .where('user_id', '=', childId)
    .execute();

/** Only where a copy is kept at all: a student who signs in through school has none. */
export const updateSealedIfKept = (db: Db, childId: string, sealed: Buffer) =>
  db
    .updateTable('students')
    .set({ sealed_password: sealed })
    .where('user_id', '=', childId)
    .where('sealed_password', 'is not', null)
    .execute();

export const deleteGuardianship = (db: Db, parentId: string, childId: string) =>
  db
    .deleteFrom('guardianships')
    .where('parent_id', '=', parentId)
    .where('child_id', '=', childId)
    .execute();

/** One change at a time to who answers for a child: two that end the last ties see each other. */
export const lockTies = (tx: Db, childId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`ties of child:${childId}`}, 0))`.execute(tx);

/** Held before its places go: whoever changes a roster locks the classroom first, too. */
export const lockClassroomsOf = (tx: Db, childId: string) =>
  tx
    .selectFrom('classrooms')
    .select('id')
    .where('id', 'in', (enrolled) =>
      enrolled.selectFrom('enrollments').select('classroom_id').where('student_id', '=', childId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * True while somebody answers for the child: a parent, a classroom that is still there, or the
 * school whose code it came with. A student an educator made is the classroom's, not the school's.
 */
export const hasTie = async (db: Db, childId: string) => {
  const { rows } = await sql<{ tied: boolean }>`
    select exists (select from guardianships where child_id = ${childId})
      or exists (
        select from enrollments join classrooms on classrooms.id = enrollments.classroom_id
        where student_id = ${childId} and classrooms.deleted_at is null)
      or exists (
        select from students
        where user_id = ${childId} and school_id is not null and made_by is null) as tied
  `.execute(db);
  return rows[0]?.tied ?? false;
};

export const selectOptionalOrphanedAt = (db: Db, childId: string) =>
  db.selectFrom('students').select('orphaned_at').where('user_id', '=', childId).executeTakeFirst();

export const updateLastGuardian = (tx: Db, childId: string, parentId: string) =>
  tx
    .updateTable('students')
    .set({ last_guardian_id: parentId })
    .where('user_id', '=', childId)
    .execute();

export const updateOrphaned = async (db: Db, childId: string, byId: string, now: Date) => {
  // A suspension by an operator stays what it is, and keeps its own moment. The person first, as a
  // change of the password does, so that the two never wait for each other.
  await db
    .updateTable('users')
    .set((eb) => ({ suspended_at: eb.fn.coalesce('suspended_at', eb.val(now)) }))
    .where('id', '=', childId)
    .execute();
  await db
    .updateTable('students')
    .set({ orphaned_at: now, orphaned_by: byId })
    .where('user_id', '=', childId)
    .execute();
};

/** A child this parent unlinked and nobody has looked after since. */
export const selectOptionalOrphan = (db: Db, username: string, parentId: string) =>
  db
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select('users.id')
    .where(sql`lower(users.email)`, '=', username)
    .where((eb) =>
      eb.or([
        eb('students.orphaned_by', '=', parentId),
        eb('students.last_guardian_id', '=', parentId),
      ]),
    )
    .where('students.orphaned_at', 'is not', null)
    .forUpdate('users')
    .executeTakeFirst();

export const restoreOrphan = async (
  db: Db,
  childId: string,
  child: NewChild,
  passwordHash: string,
  now: Date,
) => {
  await db
    .updateTable('users')
    .set({
      // Only what the unlinking suspended: an operator's suspension has another moment.
      suspended_at: sql`nullif(suspended_at, (select orphaned_at from students where user_id = users.id))`,
      first_name: child.firstName,
      last_name: child.lastName,
      password_hash: passwordHash,
      must_change_password: false,
      updated_at: now,
    })
    .where('id', '=', childId)
    .execute();
  await db
    .updateTable('students')
    // From now on it is the family's, whoever made it.
    .set({
      ...{ is_school_made: false, made_by: null, school_id: null },
      orphaned_at: null,
      orphaned_by: null,
      last_guardian_id: null,
      ...childColumns(child),
    })
    .where('user_id', '=', childId)
    .execute();
};

export const selectOrphansBefore = (db: Db, before: Date) =>
  db.selectFrom('students').select('user_id').where('orphaned_at', '<', before).execute();

/** One of them, locked for the rest of the transaction, if it still is one. */
export const selectOptionalOrphanBefore = (db: Db, childId: string, before: Date) =>
  db
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', childId)
    .where('students.orphaned_at', '<', before)
    .forUpdate(['users', 'students'])
    .executeTakeFirst();
