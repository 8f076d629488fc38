import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import type { EducatorLicenseType } from '@wonderfield/contract/options';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { readPortalUser } from '../accounts/profile/read-portal-user.ts';
import { writeOwnChanges } from '../accounts/profile/update-profile-fields.ts';
import { setGrades, setUpTeacher } from '../educators/educators.ts';
import { redeemSchoolCode } from './codes/redeem-school-code.ts';
import { ensureSchoolOfCode, schoolSetupOf, teacherSetupOf } from './license.rules.ts';
import { deleteRemoval, deleteRequest } from './membership.queries.ts';
import { leaveSchool } from './membership.ts';

const schoolStaysOne = () =>
  new DomainError('CHD_005', { errors: { licenseType: MESSAGE_CODES.CHD_005.text } });

const finish = async (
  { deps, actor, audit }: Context<Educator>,
  tx: Db,
  { pronoun }: UserChanges,
) => {
  await writeOwnChanges(deps, tx, actor, { pronoun });
  await audit(tx, 'educator.configured', actor.id);
};

const setUpWithSchool = async (ctx: Context<Educator>, changes: UserChanges) => {
  const setup = schoolSetupOf(changes);
  return redeemSchoolCode(ctx, setup.code, async (tx, school) => {
    ensureSchoolOfCode(changes, school);
    await setGrades(tx, ctx.actor.id, setup.grades);
    await finish(ctx, tx, changes);
  });
};

const setUpAlone = (ctx: Context<Educator>, changes: UserChanges) =>
  ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    // A teacher who continues alone loses the seat, the school's approval and its classrooms.
    await leaveSchool(deps, tx, { educatorId: actor.id });
    await deleteRequest(tx, actor.id);
    await deleteRemoval(tx, actor.id);
    const setup = teacherSetupOf(changes);
    if (!(await setUpTeacher(deps, tx, actor.id, setup))) throw schoolStaysOne();
    await finish(ctx, tx, changes);
  });

/** Sets an educator's account up, with a school's code or as an individual teacher. */
export const completeLicense = async (
  ctx: Context<Educator>,
  changes: UserChanges & { licenseType: EducatorLicenseType },
) => {
  const { deps, actor } = ctx;
  if ([changes.licenseType, actor.licenseType].includes('school/district')) throw schoolStaysOne();
  const setUp = changes.licenseType === 'schoolLicenseCode' ? setUpWithSchool : setUpAlone;
  await setUp(ctx, changes);
  return { user: await readPortalUser(deps, deps.db, actor) };
};
