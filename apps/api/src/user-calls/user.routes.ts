import * as calls from '@wonderfield/contract/accounts/account-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../calls/register-call.ts';
import { createUser } from './create-user.ts';
import { updateUser } from './update-user.ts';

/** Registers the two calls that dispatch to several features. */
export const userRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.createUser, createUser);
  registerCall(app, calls.updateUser, updateUser);
};
