import { toUserJson } from '@wonderfield/contract/accounts/user';
import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import type { Actor } from '../../calls/actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { readPortalUser } from '../accounts/read-portal-user.ts';
import { writeOwnChanges } from '../accounts/write-changes.ts';
import { recordEvent } from '../audit/record-event.ts';
import { leaveSchool } from '../schools/leave-school.ts';
import { redeemSchoolCode } from '../schools/redeem-school-code.ts';
import { updateGrades, updateTeacherSetup } from './educators.queries.ts';
import { ensureSchoolOfCode, schoolSetupOf, teacherSetupOf } from './license.rules.ts';

type Request = { id: string; address: string };

const schoolStaysOne = () =>
  new Refusal('CHD_005', { errors: { educatorLicenseType: MESSAGE_CODES.CHD_005.text } });

const setUpWithSchool = async (
  deps: Deps,
  actor: Actor,
  changes: UserChanges,
  request: Request,
) => {
  const setup = schoolSetupOf(changes);
  return redeemSchoolCode(deps, actor, setup.code, request, async (tx, school) => {
    ensureSchoolOfCode(changes, school);
    await updateGrades(tx, actor.id, setup.grades);
    await finish(deps, tx, actor, changes, request);
  });
};

const setUpAlone = (deps: Deps, actor: Actor, changes: UserChanges, request: Request) =>
  deps.db.transaction().execute(async (tx) => {
    // Whoever goes on alone gives the seat back, and with it the school's word.
    await leaveSchool(tx, actor.id);
    const setup = teacherSetupOf(changes);
    if (!(await updateTeacherSetup(tx, actor.id, setup, deps.now()))) throw schoolStaysOne();
    await finish(deps, tx, actor, changes, request);
  });

const finish = async (
  { now }: Deps,
  tx: Db,
  actor: Actor,
  { preferedPronoun }: UserChanges,
  request: Request,
) => {
  await writeOwnChanges(tx, actor, { preferedPronoun }, now());
  await recordEvent(tx, {
    at: now(),
    action: 'educator.configured',
    actorId: actor.id,
    subjectId: actor.id,
    requestId: request.id,
  });
};

/** Sets an educator's account up: with a school's code, or alone (specification, section 3.6). */
export const completeLicense = async (
  deps: Deps,
  actor: Actor,
  changes: UserChanges,
  request: Request,
) => {
  const wanted = changes.educatorLicenseType;
  if (wanted === 'school/district' || actor.licenseType === 'school/district') {
    throw schoolStaysOne();
  }
  const setUp = wanted === 'schoolLicenseCode' ? setUpWithSchool : setUpAlone;
  await setUp(deps, actor, changes, request);
  return { userJson: toUserJson(await readPortalUser(deps, deps.db, actor.id)) };
};
