import type { Db } from '../db/connection.ts';
import { findAccountId } from '../features/operators/find-accounts.ts';
import { restoreAccount, suspendAccount } from '../features/operators/suspend-account.ts';
import { AdminProblem, type Command, SIGN_IN_NAME, saying } from './command.ts';

const accountIdOf = async (db: Db, name: string) => {
  const userId = await findAccountId(db, name);
  if (!userId) throw new AdminProblem(`There is no account with the sign-in name ${name}.`);
  return userId;
};

const suspend: Command = {
  name: 'suspend',
  takes: [SIGN_IN_NAME],
  reason: 'needed',
  does: 'Suspends an account by its sign-in name and signs it out everywhere.',
  run: async (work, [name = ''], reason = '') => {
    const userId = await accountIdOf(work.deps.db, name);
    await saying(suspendAccount(work, { userId, reason }), {
      ACC_002: `${name} is suspended already.`,
    });
    return `${name} is suspended and signed out.`;
  },
};

const restore: Command = {
  name: 'restore',
  takes: [SIGN_IN_NAME],
  reason: 'needed',
  does: 'Opens a suspended account again.',
  run: async (work, [name = ''], reason = '') => {
    const userId = await accountIdOf(work.deps.db, name);
    await saying(restoreAccount(work, { userId, reason }), {
      ACC_002: `${name} is not suspended, or is a child nobody answers for any more.`,
    });
    return `${name} can sign in again.`;
  },
};

export const ACCOUNT_COMMANDS = [suspend, restore];
