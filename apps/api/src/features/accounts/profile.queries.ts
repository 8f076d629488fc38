import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import type { Db } from '../../db/connection.ts';

/** Only what was sent: absent fields are left out of the statement. */
const given = <Columns extends Record<string, unknown>>(columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<Columns>;

const emptyAsNull = (text: string | undefined) => (text === '' ? null : text);

const isEmpty = (columns: object) => Object.keys(columns).length === 0;

export const writeProfile = async (db: Db, userId: string, changes: UserChanges, now: Date) => {
  const columns = given({
    first_name: changes.firstName,
    last_name: changes.lastName,
    city: changes.city,
    state: changes.state,
    zip: changes.zip,
    pronoun: changes.preferedPronoun,
  });
  if (isEmpty(columns)) return;
  await db
    .updateTable('users')
    .set({ ...columns, updated_at: now } as never)
    .where('id', '=', userId)
    .execute();
};

export const writeStudent = async (db: Db, userId: string, changes: UserChanges) => {
  const columns = given({
    birth_month: changes.birthMonth,
    birth_year: changes.birthYear,
    grade: changes.userGrade,
    play_option: changes.childPlayOption,
    typing_mode: changes.childMayUse,
    level: changes.levelPreference,
    subjects: changes.subject,
    subscription_plan: changes.subscriptionPlans,
  });
  if (isEmpty(columns)) return;
  await db
    .updateTable('students')
    .set(columns as never)
    .where('user_id', '=', userId)
    .execute();
};

/** An empty school name takes the school off; the rest is as it was sent. */
export const writeEducator = async (db: Db, userId: string, changes: UserChanges) => {
  const columns = given({
    grades: changes.educatorGrade,
    school_name: emptyAsNull(changes.schoolName),
    school_city: emptyAsNull(changes.schoolCity),
    school_zip: emptyAsNull(changes.schoolZip),
    students_in_class: changes.noOfStudents,
  });
  if (isEmpty(columns)) return;
  await db
    .updateTable('educators')
    .set(columns as never)
    .where('user_id', '=', userId)
    .execute();
};
