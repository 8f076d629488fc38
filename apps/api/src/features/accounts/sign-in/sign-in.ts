import type { login } from '@wonderfield/contract/accounts/account-calls';
import type { CallInput } from '@wonderfield/contract/define-call';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { createDeviceToken } from './device-token.ts';
import { startUserSession } from './start-user-session.ts';
import { ensureStillOpen, verifyPassword } from './verify-password.ts';

export const signIn = async (ctx: Context<Actor | null>, input: CallInput<typeof login>) => {
  const { userType, password, deviceMark: deviceToken } = input;
  const name = input.userType === 'student' ? input.username : input.email;
  const proven = await verifyPassword(ctx, { userType, name, password, deviceMark: deviceToken });
  return ctx.transaction(async (tx) => {
    await ensureStillOpen(tx, proven);
    return {
      ...(await startUserSession(ctx, tx, proven)),
      deviceMark: createDeviceToken(ctx.deps, proven, proven.deviceId),
    };
  });
};
