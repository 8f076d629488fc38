import type { NewChild } from '@wonderfield/contract/children/child-forms';
import { minutesOf } from '@wonderfield/contract/children/child-rules';
import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { unlessTaken } from '../../db/expressions/username-taken.ts';
import { toUuid } from '../../db/to-uuid.ts';

type OwnChild = { parentId: string; childId: string };

const ownChild = (db: Db, { parentId, childId }: OwnChild) =>
  db
    .selectFrom('guardianships')
    .innerJoin('users', 'users.id', 'guardianships.child_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.picture_name',
      'users.password_hash',
      'users.sealed_password',
    ])
    .where('guardianships.parent_id', '=', parentId)
    .where('guardianships.child_id', '=', toUuid(childId));

/** Returns the child, or undefined if it is not a child of this parent. */
export const selectOptionalOwnChild = (db: Db, ids: OwnChild) =>
  ownChild(db, ids).executeTakeFirst();

export const selectOptionalOwnChildForUpdate = (tx: Db, ids: OwnChild) =>
  ownChild(tx, ids).forUpdate(['guardianships', 'users']).executeTakeFirst();

export const selectOptionalConsent = (db: Db, guardianId: string) =>
  db
    .selectFrom('consents')
    .select('id')
    .where('guardian_id', '=', guardianId)
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst();

const columnsOf = (child: NewChild) => ({
  birth_month: child.birthMonth,
  birth_year: child.birthYear,
  grade: child.grade,
  play_option: child.playOption,
  typing_mode: child.typingMode,
  level: child.level,
  subjects: child.subjects,
  daily_minutes: minutesOf(child.dailyTime),
  subscription_plan: child.plan,
});

/** How the child signs in, in the columns of `students`. */
type ChildLogin = { sign_in_method: SignInMethod; sealed_pictures: Buffer | null };
type ChildToWrite = { child: NewChild; login: ChildLogin; now: Date };
type InsertedChild = ChildToWrite & {
  id: string;
  parentId: string;
  stored: { sealed_password: Buffer };
};

/**
 * Inserts a child with the parent's place of residence. Returns undefined if the username is taken,
 * because a failing insert would write it to the server's log.
 */
export const insertChild = async (tx: Db, made: InsertedChild) => {
  const { child, id, parentId, stored, login, now } = made;
  const user = await tx
    .insertInto('users')
    .columns([
      'id',
      'user_type',
      'email',
      'sealed_password',
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
          sql`${id}::uuid`.as('id'),
          sql`'student'`.as('user_type'),
          sql`${child.username}`.as('email'),
          sql`${stored.sealed_password}::bytea`.as('sealed_password'),
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
    .onConflict(unlessTaken)
    .returning('id')
    .executeTakeFirst();
  if (!user) return undefined;
  await tx
    .insertInto('students')
    .values({ user_id: user.id, ...columnsOf(child), ...login })
    .execute();
  return user.id;
};

/** Clears the last guardian after this parent has linked the child again. */
export const updateSchoolManaged = (tx: Db, { parentId, childId }: OwnChild) =>
  tx
    .updateTable('students')
    .set({ last_guardian_id: null })
    .where('user_id', '=', childId)
    .where('last_guardian_id', '=', parentId)
    .execute();

/**
 * Restores the account of a relinked child with the parent's new data. The password is set
 * separately.
 */
export const updateRestored = async (
  tx: Db,
  { childId, child, login, now }: ChildToWrite & { childId: string },
) => {
  await tx
    .updateTable('users')
    .set({
      // Lifts only the suspension from unlinking. An operator's suspension has a different
      // timestamp.
      suspended_at: sql`nullif(suspended_at, (select orphaned_at from students where user_id = users.id))`,
      first_name: child.firstName,
      last_name: child.lastName,
      updated_at: now,
    })
    .where('id', '=', childId)
    .execute();
  await tx
    .updateTable('students')
    // The account now belongs to the family, even if a school created it.
    .set({
      is_school_made: false,
      made_by: null,
      school_id: null,
      given_first_name: null,
      given_last_name: null,
      orphaned_at: null,
      orphaned_by: null,
      last_guardian_id: null,
      ...columnsOf(child),
      ...login,
    })
    .where('user_id', '=', childId)
    .execute();
};
