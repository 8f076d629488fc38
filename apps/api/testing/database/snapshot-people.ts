import type { Db } from '../../src/db/connection/connection.ts';

/** Omits the time of the last sign-in, which may change. */
const studentsIn = async (db: Db) => {
  const rows = await db.selectFrom('students').selectAll().orderBy('user_id').execute();
  return rows.map(({ signed_in_at: _when, signed_in_with: _how, ...student }) => student);
};

/** Returns all rows about users and their permissions, for checks that nothing changed. */
export const snapshotPeople = async (db: Db) => ({
  users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
  educators: await db.selectFrom('educators').selectAll().orderBy('user_id').execute(),
  students: await studentsIn(db),
  guardianships: await db
    .selectFrom('guardianships')
    .selectAll()
    .orderBy('parent_id')
    .orderBy('child_id')
    .execute(),
  consents: await db.selectFrom('consents').selectAll().orderBy('id').execute(),
  schools: await db.selectFrom('schools').selectAll().orderBy('id').execute(),
  schoolTeachers: await db
    .selectFrom('school_teachers')
    .selectAll()
    .orderBy('educator_id')
    .execute(),
  schoolRequests: await db
    .selectFrom('school_requests')
    .selectAll()
    .orderBy('educator_id')
    .execute(),
  schoolCodes: await db.selectFrom('school_codes').selectAll().orderBy('id').execute(),
  identities: await db.selectFrom('identities').selectAll().orderBy('id').execute(),
  operators: await db.selectFrom('operators').selectAll().orderBy('id').execute(),
});
