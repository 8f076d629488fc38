import type { Deps } from '../dependencies.ts';
import { findAccountId } from '../features/operators/find-accounts.ts';
import { restoreAccount, suspendAccount } from '../features/operators/suspend-account.ts';
import { AdminProblem, BY, type Command, SIGN_IN_NAME, saying } from './command.ts';

const accountIdOf = async ({ db }: Pick<Deps, 'db'>, name: string) => {
  const userId = await findAccountId(db, name);
  if (!userId) throw new AdminProblem(`There is no account with the sign-in name ${name}.`);
  return userId;
};

const suspend: Command = {
  name: 'suspend',
  takes: [SIGN_IN_NAME],
  reason: 'needed',
  does: 'Suspends an account by its sign-in name and signs it out everywhere.',
  async run(deps, [name = ''], reason = '') {
    const userId = await accountIdOf(deps, name);
    await saying(suspendAccount(deps, BY, { userId, reason }), {
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
  async run(deps, [name = ''], reason = '') {
    const userId = await accountIdOf(deps, name);
    await saying(restoreAccount(deps, BY, { userId, reason }), {
      ACC_002: `${name} is not suspended, or is a child nobody answers for any more.`,
    });
    return `${name} can sign in again.`;
  },
};

export const ACCOUNT_COMMANDS = [suspend, restore];
