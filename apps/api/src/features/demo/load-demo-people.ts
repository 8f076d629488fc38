import {
  DEFAULT_LEVEL,
  DEFAULT_PLAY_OPTION,
  DEFAULT_SUBSCRIPTION_PLAN,
  SUBJECTS,
  valuesOf,
} from '@wonderfield/contract/options';
import type { Db } from '../../db/connection/connection.ts';
import type { StoredPassword } from '../../db/stored-password.ts';
import type { Deps } from '../../dependencies.ts';
import { hashed, sealPassword } from '../../security/stored-password.ts';
import { columnsOfMethod } from '../students/methods/pictures.ts';
import {
  insertDemoConsent,
  insertDemoEducator,
  insertDemoGuardianship,
  insertDemoStudent,
  insertPerson,
  lockDemo,
  selectOptionalIdOf,
} from './demo.queries.ts';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';
import { loadDemoClassrooms } from './load-demo-classrooms.ts';
import { loadDemoFriends } from './load-demo-friends.ts';
import { loadDemoOperator } from './load-demo-operator.ts';
import { loadDemoSchools } from './load-demo-schools.ts';
import { loadDemoPlans } from './plans/load-demo-plans.ts';
import { loadDemoAssignments } from './play/load-demo-assignments.ts';
import { loadDemoProgress } from './play/load-demo-progress.ts';

const HOME = { city: 'Portland', state: 'OR', zip: '97214' };

const createStudent = async (
  { sealer }: Pick<Deps, 'sealer'>,
  tx: Db,
  userId: string,
  { student }: DemoPerson,
) => {
  if (!student) return;
  await insertDemoStudent(tx, {
    userId,
    isSchoolMade: student.isSchoolMade ?? false,
    birthMonth: student.birthMonth,
    birthYear: student.birthYear,
    grade: student.grade,
    playOption: student.playOption ?? DEFAULT_PLAY_OPTION,
    typingMode: 'preType',
    level: DEFAULT_LEVEL,
    subjects: valuesOf(SUBJECTS),
    plan: DEFAULT_SUBSCRIPTION_PLAN,
    avatar: student.avatar,
    login: columnsOfMethod(sealer, { id: userId, method: student.signInMethod }),
  });
  const { parentEmail } = student;
  if (parentEmail) await insertDemoGuardianship(tx, { childId: userId, parentEmail });
};

/** Adults and students who chose their own password have a hash. Other passwords can be shown. */
const storePassword = async ({ sealer, passwords }: Deps, id: string, person: DemoPerson) => {
  const { password, student } = person;
  const isShown = student && (student.mustChangePassword || !student.isSchoolMade);
  return isShown ? sealPassword(sealer, { id, password }) : hashed(await passwords.hash(password));
};

type NewPerson = { userId: string; person: DemoPerson; stored: StoredPassword };

const createPerson = async (deps: Deps, tx: Db, { userId, person, stored }: NewPerson) => {
  const now = deps.now();
  const { educator } = person;
  await insertPerson(tx, {
    ...person,
    id: userId,
    stored,
    home: HOME,
    phoneNumber: person.phoneNumber ?? null,
    isAgeVerified: person.isAgeVerified ?? false,
    mustChangePassword: person.student?.mustChangePassword ?? false,
    now,
  });
  if (person.isAgeVerified) await insertDemoConsent(tx, { userId, now });
  if (educator) {
    await insertDemoEducator(tx, {
      userId,
      licenseType: educator.licenseType,
      approvedAt: educator.isApproved ? now : null,
      grades: [...(educator.grades ?? [])],
      school: educator.school,
    });
  }
  await createStudent(deps, tx, userId, person);
};

/** Creates missing demo users. Running it again or in parallel changes nothing. */
export const loadDemoPeople = async (deps: Deps) => {
  const { db } = deps;
  for (const person of DEMO_PEOPLE) {
    if (await selectOptionalIdOf(db, person.email)) continue;
    const userId = crypto.randomUUID();
    const stored = await storePassword(deps, userId, person);
    await db.transaction().execute(async (tx) => {
      await lockDemo(tx);
      if (await selectOptionalIdOf(tx, person.email)) return;
      await createPerson(deps, tx, { userId, person, stored });
    });
  }
  await loadDemoSchools(deps);
  await loadDemoClassrooms(deps);
  await loadDemoOperator(deps);
  await loadDemoPlans(deps);
  await loadDemoProgress(deps);
  await loadDemoFriends(deps);
  await loadDemoAssignments(deps);
};
