import type { login } from '@wonderfield/contract/accounts/account-calls';
import type { CallInput } from '@wonderfield/contract/call';
import type { Actor } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { makeDeviceMark } from './device-token.ts';
import { openAccount } from './start-user-session.ts';
import { ensureStillOpen, provePassword } from './verify-password.ts';

/** Signs in with a name and a password. */
export const signIn = async (work: Work<Actor | null>, input: CallInput<typeof login>) => {
  const { userType, password, deviceMark } = input;
  const name = input.userType === 'student' ? input.username : input.email;
  const proven = await provePassword(work, { userType, name, password, deviceMark });
  return work.atomically(async (tx) => {
    await ensureStillOpen(tx, proven);
    return {
      ...(await openAccount(work, tx, proven)),
      deviceMark: makeDeviceMark(work.deps, proven, proven.deviceId),
    };
  });
};
