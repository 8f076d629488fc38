import { domainOf } from '@wonderfield/contract/educators/email-domains';
import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { renewCode } from '../schools/school-codes.ts';
import { DEMO_PEOPLE, type DemoPerson, type DemoSchool } from './demo-people.ts';

type Administrator = DemoPerson & {
  educator: { administers: DemoSchool; school: { name: string; city: string; zip: string } };
};

const administrators = DEMO_PEOPLE.filter(
  (person): person is Administrator => !!person.educator?.administers && !!person.educator.school,
);

const idOf = async (tx: Db, email: string) =>
  (await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id;

const insertSchool = (tx: Db, administratorId: string, person: Administrator, now: Date) => {
  const { administers, school } = person.educator;
  return tx
    .insertInto('schools')
    .values({
      administrator_id: administratorId,
      license_for: administers.licenseFor,
      name: school.name,
      city: school.city,
      state: 'OR',
      zip: school.zip,
      schools_in_district: administers.schoolsInDistrict ?? null,
      classroom_seats: administers.classroomSeats,
      student_seats: administers.studentSeats,
      created_at: now,
      approved_at: administers.code ? now : null,
    })
    .onConflict((conflict) => conflict.column('administrator_id').doNothing())
    .returning('id')
    .executeTakeFirst();
};

/** The teachers who redeemed this administrator's code. */
const insertTeachers = async (tx: Db, schoolId: string, administrator: string, now: Date) => {
  for (const { email, educator } of DEMO_PEOPLE) {
    const teacherId = educator?.redeemedFrom === administrator ? await idOf(tx, email) : undefined;
    if (!teacherId) continue;
    await tx
      .insertInto('school_teachers')
      .values({ educator_id: teacherId, school_id: schoolId, joined_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/** Known to belong to the school; it vouches for nobody until an operator switches that on. */
const insertDomain = (tx: Db, schoolId: string, domain: string, now: Date) =>
  tx
    .insertInto('school_domains')
    .values({ domain, school_id: schoolId, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Makes the schools of the demo people that are not there yet, with their codes. */
export const loadDemoSchools = async (deps: Deps) => {
  for (const person of administrators) {
    await deps.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('demo people'))`.execute(tx);
      const administratorId = await idOf(tx, person.email);
      const school =
        administratorId && (await insertSchool(tx, administratorId, person, deps.now()));
      if (!school) return;
      const { code } = person.educator.administers;
      if (code) {
        await renewCode(deps, tx, school.id, code);
        await insertDomain(tx, school.id, domainOf(person.email), deps.now());
      }
      await insertTeachers(tx, school.id, person.email, deps.now());
    });
  }
};
