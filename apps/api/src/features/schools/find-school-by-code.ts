import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { guardCodeTry } from './limit-code-attempts.ts';
import { isKnownToSchool } from './membership.queries.ts';
import { countTeachers } from './schools.queries.ts';
import { findOpenSchool } from './schools.ts';

/** The school of a staff code. Unknown and withdrawn codes look the same, and misses are bounded. */
export const findSchoolByCode = async (work: Work<Educator>, code: string) => {
  const tries = await guardCodeTry(work);
  const school = await findOpenSchool(work.deps, work.deps.db, { code, kind: 'staff' });
  if (!school) {
    await tries.missed();
    throw new Refusal('SCH_001');
  }
  await tries.found();
  return school;
};

/** What the page shows before the teacher says yes. */
export const lookUpSchoolCode = async (work: Work<Educator>, code: string) => {
  const { deps, actor } = work;
  const school = await findSchoolByCode(work, code);
  const teachers = { schoolId: school.id, exceptId: actor.id };
  const taken = await countTeachers(deps.db, teachers);
  if (taken >= school.classroom_seats) throw new Refusal('SCH_002');
  const { name, city, zip } = school;
  const place = { schoolId: school.id, educatorId: actor.id };
  const needsApproval = !(await isKnownToSchool(deps.db, place));
  return { school: { code, name, city, zip, needsApproval } };
};
