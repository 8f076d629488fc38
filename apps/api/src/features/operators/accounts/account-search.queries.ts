import type { Provider } from '@wonderfield/contract/identities/identity';
import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { inNameOrder } from '../../../db/expressions/name-order.ts';

const FEWEST_CHARACTERS = 3;
const MAX_ACCOUNTS = 20;

/** Selects the operators' view of accounts. Never reads passwords, hashed or encrypted. */
const recordsIn = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('educators', 'educators.user_id', 'users.id')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id',
      'users.user_type',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.city',
      'users.state',
      'users.created_at',
      'users.email_confirmed_at',
      'users.age_verified_at',
      'users.suspended_at',
      'educators.approved_at',
      'educators.license_type',
      'educators.school_name',
      'students.is_school_made',
      'students.orphaned_at',
    ])
    .select((eb) => [
      eb
        .selectFrom('guardianships')
        .select((count) => count.fn.countAll<string>().as('count'))
        .whereRef('guardianships.parent_id', '=', 'users.id')
        .as('children'),
      eb
        .selectFrom('audit_events')
        .select((last) => last.fn.max('audit_events.at').as('at'))
        .whereRef('audit_events.subject_id', '=', 'users.id')
        .where('audit_events.action', '=', 'session.started')
        .as('last_sign_in_at'),
      eb
        .selectFrom('identities')
        .select((ways) =>
          ways.fn.agg<Provider[]>('array_agg', ['identities.provider']).distinct().as('ways'),
        )
        .whereRef('identities.user_id', '=', 'users.id')
        .where('identities.opens_account', '=', true)
        .as('signs_in_with'),
    ]);

// Compare as text, so a malformed id is simply not found.
const idIs = (id: string) => sql<boolean>`users.id::text = ${id.toLowerCase()}`;

/**
 * Finds any account by exact sign-in name or id. Finds only adults by the beginning of an email or
 * name, so children cannot be browsed.
 */
export const selectAccountRecords = (db: Db, search: string) => {
  const text = search.toLowerCase();
  const isExact = sql<boolean>`(lower(users.email) = ${text} or ${idIs(text)})`;
  const begins = sql<boolean>`(users.user_type <> 'student' and (
    starts_with(lower(users.email), ${text})
    or starts_with(lower(users.last_name), ${text})
    or starts_with(lower(users.first_name || ' ' || users.last_name), ${text})))`;
  const isLongEnough = [...text].length >= FEWEST_CHARACTERS;
  return recordsIn(db)
    .where((eb) => (isLongEnough ? eb.or([isExact, begins]) : isExact))
    .orderBy(isExact, 'desc')
    .orderBy(inNameOrder('users.last_name'))
    .orderBy(inNameOrder('users.first_name'))
    .orderBy('users.id')
    .limit(MAX_ACCOUNTS)
    .execute();
};

export const selectAccountRecord = (db: Db, id: string) =>
  recordsIn(db).where('users.id', '=', id).executeTakeFirstOrThrow();

export type AccountRow = Awaited<ReturnType<typeof selectAccountRecord>>;

/** Locks an account and selects its suspension state. */
export const selectOptionalAccountStateForUpdate = (tx: Db, id: string) =>
  tx
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'users.suspended_at', 'students.orphaned_at'])
    .where(idIs(id))
    .forNoKeyUpdate('users')
    .executeTakeFirst();

export const updateSuspended = (
  db: Db,
  { id, suspendedAt, now }: { id: string; suspendedAt: Date | null; now: Date },
) =>
  db
    .updateTable('users')
    .set({ suspended_at: suspendedAt, updated_at: now })
    .where('id', '=', id)
    .execute();

export const selectOptionalAccountId = (db: Db, name: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', name.toLowerCase())
    .executeTakeFirst();

export const selectOptionalSchoolIdOf = (db: Db, administratorEmail: string) =>
  db
    .selectFrom('schools')
    .innerJoin('users', 'users.id', 'schools.administrator_id')
    .select('schools.id')
    .where(sql`lower(users.email)`, '=', administratorEmail.toLowerCase())
    .executeTakeFirst();
