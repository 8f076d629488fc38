import type { Db } from '../db/connection/connection.ts';
import { findAccountId } from '../features/operators/accounts/find-accounts.ts';
import { restoreAccount, suspendAccount } from '../features/operators/accounts/suspend-account.ts';
import { AdminError, type Command, SIGN_IN_NAME, withErrorMessages } from './command.ts';

const accountIdOf = async (db: Db, name: string) => {
  const userId = await findAccountId(db, name);
  if (!userId) throw new AdminError(`There is no account with the sign-in name ${name}.`);
  return userId;
};

const suspend: Command = {
  name: 'suspend',
  takes: [SIGN_IN_NAME],
  reason: 'needed',
  does: 'Suspends an account by its sign-in name and signs it out everywhere.',
  run: async (ctx, [name = ''], reason = '') => {
    const userId = await accountIdOf(ctx.deps.db, name);
    await withErrorMessages(suspendAccount(ctx, { userId, reason }), {
      ACC_002: `${name} is already suspended.`,
    });
    return `${name} is suspended and signed out.`;
  },
};

const restore: Command = {
  name: 'restore',
  takes: [SIGN_IN_NAME],
  reason: 'needed',
  does: 'Restores a suspended account.',
  run: async (ctx, [name = ''], reason = '') => {
    const userId = await accountIdOf(ctx.deps.db, name);
    await withErrorMessages(restoreAccount(ctx, { userId, reason }), {
      ACC_002: `${name} is not suspended, or is a child account without a parent, class or school.`,
    });
    return `${name} can sign in again.`;
  },
};

export const ACCOUNT_COMMANDS = [suspend, restore];
