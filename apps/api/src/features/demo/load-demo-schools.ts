import { domainOf } from '@wonderfield/contract/educators/email-domains';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { renewCode } from '../schools/codes/school-codes.ts';
import { askSchool } from '../schools/membership.ts';
import { addDemoDomain } from '../schools/schools.ts';
import { lockDemo, selectOptionalIdOf } from './demo.queries.ts';
import { DEMO_PEOPLE, type DemoPerson, type DemoSchool } from './demo-people.ts';
import { insertDemoSchool, insertDemoTeacher } from './demo-schools.queries.ts';

type Administrator = DemoPerson & {
  educator: { administers: DemoSchool; school: { name: string; city: string; zip: string } };
};

const administrators = DEMO_PEOPLE.filter(
  (person): person is Administrator => !!person.educator?.administers && !!person.educator.school,
);

const createSchool = (tx: Db, administratorId: string, person: Administrator, now: Date) => {
  const { administers, school } = person.educator;
  return insertDemoSchool(tx, {
    ...school,
    administratorId,
    state: 'OR',
    licenseFor: administers.licenseFor,
    schoolsInDistrict: administers.schoolsInDistrict ?? null,
    classroomSeats: administers.classroomSeats,
    studentSeats: administers.studentSeats,
    approvedAt: administers.code ? now : null,
    now,
  });
};

/** Adds the teachers who redeemed this administrator's code. */
const addTeachers = async (tx: Db, schoolId: string, administrator: string, now: Date) => {
  for (const { email, educator } of DEMO_PEOPLE) {
    if (educator?.redeemedFrom !== administrator) continue;
    const educatorId = await selectOptionalIdOf(tx, email);
    if (educatorId) await insertDemoTeacher(tx, { schoolId, educatorId, now });
  }
};

/** Adds the join requests of teachers whose email domain the school does not know. */
const addWaiting = async (deps: Deps, tx: Db, schoolId: string, administrator: string) => {
  for (const { email, educator } of DEMO_PEOPLE) {
    if (educator?.waitsFor !== administrator) continue;
    const educatorId = await selectOptionalIdOf(tx, email);
    if (educatorId) await askSchool(deps, tx, { schoolId, educatorId });
  }
};

/** Creates the missing schools of the demo users with their codes. */
export const loadDemoSchools = async (deps: Deps) => {
  for (const person of administrators) {
    await deps.db.transaction().execute(async (tx) => {
      await lockDemo(tx);
      const now = deps.now();
      const administratorId = await selectOptionalIdOf(tx, person.email);
      const school = administratorId && (await createSchool(tx, administratorId, person, now));
      if (!school) return;
      const { code } = person.educator.administers;
      if (code) {
        await renewCode(deps, tx, { schoolId: school.id, kind: 'staff', code });
        const domain = domainOf(person.email);
        await addDemoDomain(deps, tx, { schoolId: school.id, domain });
      }
      await addTeachers(tx, school.id, person.email, now);
      await addWaiting(deps, tx, school.id, person.email);
    });
  }
};
