import * as calls from '@wonderfield/contract/accounts/account-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../calls/register-call.ts';
import { createUser } from './create-user.ts';
import { updateUser } from './update-user.ts';

/** The two calls that serve several features: dispatched here, above them. */
export const userRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.createUser, createUser);
  registerCall(app, calls.updateUser, updateUser);
};
