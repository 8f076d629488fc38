import type { SchoolAccount } from '@wonderfield/contract/accounts/school-account';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { createAdult, findAccount, translateTakenEmail } from '../accounts/accounts.ts';
import { readPortalUser } from '../accounts/profile/read-portal-user.ts';
import { ensureUsablePhone } from '../contact-checks/read-phone.ts';
import { becomeSchoolAccount, createSchoolEducator } from '../educators/educators.ts';
import { deleteRequest, lockTeacher } from './membership.queries.ts';
import { insertSchool } from './schools.queries.ts';

/**
 * Rejects an approved teacher, or one with a school account, and another email than the caller's.
 */
const ensureMayBecomeSchool = async (db: Db, actor: Educator, account: SchoolAccount) => {
  if (actor.isApproved || actor.licenseType === 'school/district') throw new DomainError('AUZ_001');
  const own = await findAccount(db, actor.id);
  if (own?.email.toLowerCase() === account.email.toLowerCase()) return;
  throw new DomainError('CHD_005', { errors: { email: MESSAGE_CODES.CHD_005.text } });
};

/** Returns the school's administrator: the calling teacher, or a new account without a password. */
const createAdministrator = async (
  ctx: Context<Educator | null>,
  tx: Db,
  account: SchoolAccount,
) => {
  const { deps, actor } = ctx;
  const school = { name: account.schoolName, city: account.schoolCity, zip: account.schoolZip };
  if (actor) {
    await lockTeacher(tx, actor.id);
    await deleteRequest(tx, actor.id);
    await becomeSchoolAccount(deps, tx, { userId: actor.id, school });
    return actor.id;
  }
  const userId = await createAdult(ctx, tx, {
    ...account,
    userType: 'educator',
    passwordHash: null,
  });
  await createSchoolEducator(deps, tx, { userId, school, isAmbassador: account.isAmbassador });
  return userId;
};

/**
 * Creates a license request of a school or district, which an operator decides. An anonymous caller
 * gets an account without a password, and a waiting individual teacher keeps theirs.
 */
export const createSchoolAccount = async (
  ctx: Context<Educator | null>,
  account: SchoolAccount,
) => {
  const { deps, actor, idempotent: once, audit } = ctx;
  ensureUsablePhone(account.phoneNumber);
  if (actor) await ensureMayBecomeSchool(deps.db, actor, account);
  return once({
    make: async (tx) => {
      const administratorId = await createAdministrator(ctx, tx, account);
      const { id } = await insertSchool(tx, { administratorId, account, now: deps.now() });
      await audit(tx, 'school.asked', id, { actorId: administratorId });
      return [id, administratorId];
    },
    answer: async (tx, [, administratorId = '']) => ({
      administrator: await readPortalUser(deps, tx, { id: administratorId, userType: 'educator' }),
    }),
  }).catch(translateTakenEmail);
};
