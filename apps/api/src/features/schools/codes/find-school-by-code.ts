import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { isKnownToSchool } from '../membership.queries.ts';
import { countTeachers } from '../schools.queries.ts';
import { findOpenSchool } from '../schools.ts';
import { limitCodeAttempts } from './limit-code-attempts.ts';

/**
 * Returns the school of a staff code. Unknown and withdrawn codes get the same error, and failed
 * attempts are limited.
 */
export const findSchoolByCode = async (ctx: Context<Educator>, code: string) => {
  const attempts = await limitCodeAttempts(ctx);
  const school = await findOpenSchool(ctx.deps, ctx.deps.db, { code, kind: 'staff' });
  if (!school) {
    await attempts.missed();
    throw new DomainError('SCH_001');
  }
  await attempts.found();
  return school;
};

/** Returns the school that the page shows before the teacher confirms. */
export const lookUpSchoolCode = async (ctx: Context<Educator>, code: string) => {
  const { deps, actor } = ctx;
  const school = await findSchoolByCode(ctx, code);
  const teachers = { schoolId: school.id, exceptId: actor.id };
  const taken = await countTeachers(deps.db, teachers);
  if (taken >= school.classroom_seats) throw new DomainError('SCH_002');
  const { name, city, zip } = school;
  const place = { schoolId: school.id, educatorId: actor.id };
  const needsApproval = !(await isKnownToSchool(deps.db, place));
  return { school: { code, name, city, zip, needsApproval } };
};
