import type { SignInKind } from '@wonderfield/contract/sign-in-method';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { isResting, lockAccount } from '../../accounts/accounts.ts';
import { startUserSession } from '../../accounts/sign-in/start-user-session.ts';
import type { OpenClass } from '../../classrooms/opening/opening.ts';

/** Locks a student who may sign in. Throws LGN_004 if suspended, and LGN_005 if merged. */
export const lockStudentForSignIn = async (tx: Db, studentId: string) => {
  const account = await lockAccount(tx, studentId);
  if (account?.user_type !== 'student') return undefined;
  if (account.suspended_at) throw new DomainError('LGN_004');
  if (await isResting(tx, account.id)) throw new DomainError('LGN_005');
  return account;
};

type Account = NonNullable<Awaited<ReturnType<typeof lockStudentForSignIn>>>;

/** Starts the session of a locked student. */
export const startStudentSession = async (
  ctx: Context<Actor | null>,
  tx: Db,
  {
    account,
    ...opening
  }: { account: Account; kind: SignInKind; openClass?: OpenClass | undefined },
) => {
  const { user, sessionToken } = await startUserSession(ctx, tx, account, opening);
  return { user, sessionToken };
};
