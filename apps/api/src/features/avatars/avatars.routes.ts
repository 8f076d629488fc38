import { getAvatarName, saveAvatarName } from '@wonderfield/contract/avatars/avatar-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import type { Deps } from '../../dependencies.ts';
import { nameAvatar, readAvatar } from './name-avatar.ts';

export const avatarRoutes = (app: FastifyInstance, deps: Deps) => {
  registerCall(app, deps, getAvatarName, ({ actor }) => readAvatar(deps, actor));
  registerCall(app, deps, saveAvatarName, ({ input, actor }) => nameAvatar(deps, actor, input));
};
