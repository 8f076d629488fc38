import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { guardCodeTry } from './guard-code-tries.ts';
import { codeMark } from './school-codes.ts';
import { countTeachers, selectOptionalSchoolByCode } from './schools.queries.ts';

type Request = { id: string; address: string };

/** The school of a code. Unknown and withdrawn codes look the same, and misses are bounded. */
export const findSchoolByCode = async (
  deps: Deps,
  actor: Actor,
  code: string,
  request: Request,
) => {
  const tries = await guardCodeTry(deps, actor, request);
  const school = await selectOptionalSchoolByCode(deps.db, codeMark(deps, code));
  if (!school) {
    await tries.missed();
    throw new Refusal('SCH_001');
  }
  await tries.found();
  return school;
};

/** What the page shows before the teacher says yes. */
export const lookUpSchoolCode = async (
  deps: Deps,
  actor: Actor,
  code: string,
  request: Request,
) => {
  const school = await findSchoolByCode(deps, actor, code, request);
  const taken = await countTeachers(deps.db, school.id, actor.id);
  if (taken >= school.classroom_seats) throw new Refusal('SCH_002');
  return {
    schoolDetails: {
      schoolCode: code,
      schoolName: school.name,
      schoolCity: school.city,
      schoolZip: school.zip,
    },
  };
};
