import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import { minutesOf } from '@wonderfield/contract/children/child-rules';
import type { Db } from '../../../db/connection/connection.ts';

type Given<Columns> = { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> };

/** Removes absent fields, so only submitted fields are written. */
const definedColumns = <Columns extends Record<string, unknown>>(columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Given<Columns>;

const emptyAsNull = (text: string | undefined) => (text === '' ? null : text);

const isEmpty = (columns: object) => Object.keys(columns).length === 0;

/** Selects the profile fields that the owner cannot change. */
export const selectReadOnlyFields = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('educators', 'educators.user_id', 'users.id')
    .select([
      'users.email',
      'users.phone_number as phoneNumber',
      'educators.school_name as schoolName',
      'educators.school_city as schoolCity',
      'educators.school_zip as schoolZip',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();

type ProfileChange = { userId: string; changes: UserChanges };

export const updateProfile = async (
  db: Db,
  { userId, changes, now }: ProfileChange & { now: Date },
) => {
  const columns = definedColumns({
    first_name: changes.firstName,
    last_name: changes.lastName,
    city: changes.city,
    state: changes.state,
    zip: changes.zip,
    pronoun: changes.pronoun,
  });
  if (isEmpty(columns)) return;
  await db
    .updateTable('users')
    .set({ ...columns, updated_at: now })
    .where('id', '=', userId)
    .execute();
};

/**
 * Saves the registered name before a student changes it. Locks the account first, like the code
 * that saves the avatar's name.
 */
export const updateRegisteredNames = (tx: Db, { userId, changes }: ProfileChange) =>
  tx
    .with('named', (db) =>
      db
        .selectFrom('users')
        .select(['id', 'first_name', 'last_name'])
        .where('id', '=', userId)
        .forUpdate(),
    )
    .updateTable('students')
    .from('named')
    .set(({ fn: { coalesce } }) => ({
      ...(changes.firstName !== undefined && {
        given_first_name: coalesce('students.given_first_name', 'named.first_name'),
      }),
      ...(changes.lastName !== undefined && {
        given_last_name: coalesce('students.given_last_name', 'named.last_name'),
      }),
    }))
    .whereRef('named.id', '=', 'students.user_id')
    .execute();

/** Clears the registered names, because an adult has just set the student's name. */
export const updateRegisteredNamesForgotten = async (
  tx: Db,
  { userId, changes }: ProfileChange,
) => {
  const columns = definedColumns({
    given_first_name: changes.firstName === undefined ? undefined : null,
    given_last_name: changes.lastName === undefined ? undefined : null,
  });
  if (isEmpty(columns)) return;
  await tx.updateTable('students').set(columns).where('user_id', '=', userId).execute();
};

export const updateStudent = async (db: Db, { userId, changes }: ProfileChange) => {
  const columns = definedColumns({
    birth_month: changes.birthMonth,
    birth_year: changes.birthYear,
    grade: changes.grade,
    play_option: changes.playOption,
    typing_mode: changes.typingMode,
    level: changes.level,
    subjects: changes.subjects,
    daily_minutes: changes.dailyTime && minutesOf(changes.dailyTime),
    subscription_plan: changes.plan,
  });
  if (isEmpty(columns)) return;
  await db.updateTable('students').set(columns).where('user_id', '=', userId).execute();
};

/** Updates the educator's fields. An empty school name removes the school. */
export const updateEducator = async (db: Db, { userId, changes }: ProfileChange) => {
  const columns = definedColumns({
    grades: changes.grades,
    school_name: emptyAsNull(changes.schoolName),
    school_city: emptyAsNull(changes.schoolCity),
    school_zip: emptyAsNull(changes.schoolZip),
    students_in_class: changes.studentsInClass,
  });
  if (isEmpty(columns)) return;
  await db.updateTable('educators').set(columns).where('user_id', '=', userId).execute();
};
