import {
  DEFAULT_LEVEL,
  DEFAULT_PLAY_OPTION,
  DEFAULT_SUBSCRIPTION_PLAN,
  SUBJECTS,
  valuesOf,
} from '@wonderfield/contract/options';
import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { sealChildPassword } from '../children/child-seal.ts';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';
import { loadDemoClassrooms } from './load-demo-classrooms.ts';
import { loadDemoOperator } from './load-demo-operator.ts';
import { loadDemoSchools } from './load-demo-schools.ts';

const HOME = { city: 'Portland', state: 'OR', zip: '97214' };

const isThere = async (db: Db, email: string) =>
  (await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()) !== undefined;

const insertPerson = async (tx: Db, person: DemoPerson, passwordHash: string, now: Date) => {
  const { id } = await tx
    .insertInto('users')
    .values({
      user_type: person.userType,
      email: person.email,
      password_hash: passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      ...HOME,
      phone_number: person.phoneNumber ?? null,
      email_confirmed_at: person.userType === 'student' ? null : now,
      age_verified_at: person.isAgeVerified ? now : null,
      must_change_password: person.student?.mustChangePassword ?? false,
      terms_accepted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Demo adults have passed a check that never was: the record says so. */
const insertDemoConsent = (tx: Db, id: string, now: Date) =>
  tx
    .insertInto('consents')
    .values({ guardian_id: id, method: 'demo', notice_version: 'demo', given_at: now })
    .execute();

const insertEducator = (
  tx: Db,
  id: string,
  educator: NonNullable<DemoPerson['educator']>,
  now: Date,
) =>
  tx
    .insertInto('educators')
    .values({
      user_id: id,
      license_type: educator.licenseType,
      approved_at: educator.isApproved ? now : null,
      grades: educator.grades ?? [],
      school_name: educator.school?.name ?? null,
      school_city: educator.school?.city ?? null,
      school_zip: educator.school?.zip ?? null,
    })
    .execute();

const insertStudent = async (
  tx: Db,
  id: string,
  student: NonNullable<DemoPerson['student']>,
  sealedPassword: Buffer,
) => {
  await tx
    .insertInto('students')
    .values({
      user_id: id,
      is_school_made: student.isSchoolMade ?? false,
      birth_month: student.birthMonth,
      birth_year: student.birthYear,
      grade: student.grade,
      play_option: DEFAULT_PLAY_OPTION,
      typing_mode: 'preType',
      level: DEFAULT_LEVEL,
      subjects: valuesOf(SUBJECTS),
      subscription_plan: DEFAULT_SUBSCRIPTION_PLAN,
      avatar_name: student.avatar?.name ?? null,
      avatar_look: student.avatar?.look ?? null,
      sealed_password: sealedPassword,
    })
    .execute();
  if (!student.parentEmail) return;
  await tx
    .insertInto('guardianships')
    .columns(['parent_id', 'child_id', 'consent_id'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .innerJoin('consents', 'consents.guardian_id', 'users.id')
        .select(['users.id', sql`${id}::uuid`.as('child_id'), 'consents.id as consent_id'])
        .where('users.email', '=', student.parentEmail as string),
    )
    .execute();
};

/** Makes the demo people who are not there yet. Running it again, or twice at once, changes nothing. */
export const loadDemoPeople = async (deps: Deps) => {
  const { db, passwords, sealer, now } = deps;
  for (const person of DEMO_PEOPLE) {
    if (await isThere(db, person.email)) continue;
    const passwordHash = await passwords.hash(person.password);
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('demo people'))`.execute(tx);
      if (await isThere(tx, person.email)) return;
      const id = await insertPerson(tx, person, passwordHash, now());
      if (person.isAgeVerified) await insertDemoConsent(tx, id, now());
      if (person.educator) await insertEducator(tx, id, person.educator, now());
      if (person.student) {
        await insertStudent(tx, id, person.student, sealChildPassword(sealer, id, person.password));
      }
    });
  }
  await loadDemoSchools(deps);
  await loadDemoClassrooms(deps);
  await loadDemoOperator(deps);
};
