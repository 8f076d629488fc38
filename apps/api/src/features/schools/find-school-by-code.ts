import { Refusal } from '../../refusal.ts';
import type { Educator } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import { guardCodeTry } from './guard-code-tries.ts';
import { countTeachers } from './schools.queries.ts';
import { findOpenSchool } from './schools.ts';

/** The school of a code. Unknown and withdrawn codes look the same, and misses are bounded. */
export const findSchoolByCode = async (work: Work<Educator>, code: string) => {
  const tries = await guardCodeTry(work);
  const school = await findOpenSchool(work.deps, work.deps.db, code);
  if (!school) {
    await tries.missed();
    throw new Refusal('SCH_001');
  }
  await tries.found();
  return school;
};

/** What the page shows before the teacher says yes. */
export const lookUpSchoolCode = async (work: Work<Educator>, code: string) => {
  const school = await findSchoolByCode(work, code);
  const teachers = { schoolId: school.id, exceptId: work.actor.id };
  const taken = await countTeachers(work.deps.db, teachers);
  if (taken >= school.classroom_seats) throw new Refusal('SCH_002');
  return { school: { code, name: school.name, city: school.city, zip: school.zip } };
};
