import { getAvatarName, saveAvatarName } from '@wonderfield/contract/avatars/avatar-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { nameAvatar, readAvatar } from './name-avatar.ts';

export const avatarRoutes = (app: FastifyInstance) => {
  registerCall(app, getAvatarName, readAvatar);
  registerCall(app, saveAvatarName, nameAvatar);
};
