import type { SchoolAccount } from '@wonderfield/contract/educators/school';
import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import type { Actor } from '../../calls/actor.ts';
import type { Atomically } from '../../calls/answer-once.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { findAccount } from '../accounts/find-account.ts';
import { makeAdult, translateTakenEmail } from '../accounts/make-adult.ts';
import { recordEvent } from '../audit/record-event.ts';
import { ensureUsablePhone } from '../contact-checks/read-phone.ts';
import { becomeSchoolAccount, makeSchoolEducator } from '../educators/school-educator.ts';
import { insertSchool } from './schools.queries.ts';

/** Only while nobody has decided yet: an approved teacher does not turn into a school. */
const ensureMayBecomeSchool = async ({ db }: Deps, actor: Actor, school: SchoolAccount) => {
  if (actor.isApproved || actor.licenseType === 'school/district') throw new Refusal('AUZ_001');
  const account = await findAccount(db, actor.id);
  if (account?.email.toLowerCase() === school.email.toLowerCase()) return;
  throw new Refusal('CHD_005', { errors: { email: MESSAGE_CODES.CHD_005.text } });
};

/**
 * A school or district asks for a license. It always waits for an operator. A visitor gets an
 * account without a password, whose confirmation link leads to choosing one; an individual teacher
 * who waits goes on with the account there is.
 */
export const createSchoolAccount = async (
  deps: Deps,
  actor: Actor | null,
  school: SchoolAccount,
  atomically: Atomically,
  requestId: string,
) => {
  const { now } = deps;
  ensureUsablePhone(school.phoneNumber);
  if (actor) await ensureMayBecomeSchool(deps, actor, school);
  const place = { name: school.schoolName, city: school.schoolCity, zip: school.schoolZip };
  return atomically(async (tx) => {
    const administratorId =
      actor?.id ??
      (await makeAdult(
        deps,
        tx,
        { ...school, userType: 'educator', passwordHash: null },
        requestId,
      ));
    if (actor) await becomeSchoolAccount(tx, administratorId, place, now());
    else {
      await makeSchoolEducator(tx, administratorId, place, school.wonderfieldAmbassador, now());
    }
    const { id } = await insertSchool(tx, administratorId, school, now());
    await recordEvent(tx, {
      at: now(),
      action: 'school.asked',
      actorId: administratorId,
      subjectId: id,
      requestId,
    });
    return {};
  }).catch(translateTakenEmail);
};
