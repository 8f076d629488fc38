import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';

export type RegisteredName = { id: string; firstName: string; lastName: string };

const listed = (names: readonly RegisteredName[]) => sql`
  unnest(${names.map(({ id }) => id)}::uuid[], ${names.map((name) => name.firstName)}::text[],
    ${names.map((name) => name.lastName)}::text[]) as named (id, first_name, last_name)`;

/** Updates the name. If the student uses another name, updates only the registered one. */
export const updateRegisteredNames = async (
  tx: Db,
  names: readonly RegisteredName[],
  now: Date,
) => {
  await sql`
    update users set first_name = named.first_name, last_name = named.last_name, updated_at = ${now}
    from ${listed(names)}, students
    where users.id = named.id and students.user_id = users.id
      and students.given_first_name is null`.execute(tx);
  await sql`
    update students set given_first_name = named.first_name, given_last_name = named.last_name
    from ${listed(names)}
    where students.user_id = named.id and students.given_first_name is not null`.execute(tx);
};

/** Updates the name that a student uses. Afterwards it is the registered one, too. */
export const updateName = async (
  tx: Db,
  { id, firstName, lastName }: RegisteredName,
  now: Date,
) => {
  await tx
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName, updated_at: now })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('students')
    .set({ given_first_name: null, given_last_name: null })
    .where('user_id', '=', id)
    .execute();
};

/** Adds students without a license to that of a school whose classroom has them. */
export const updateLicense = (
  tx: Db,
  { studentIds, schoolId }: { studentIds: readonly string[]; schoolId: string },
) =>
  tx
    .updateTable('students')
    .set({ school_id: schoolId })
    .where('user_id', 'in', [...studentIds])
    .where('is_school_made', '=', true)
    .where('school_id', 'is', null)
    .execute();
