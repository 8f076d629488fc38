import * as calls from '@wonderfield/contract/identities/identity-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { allowLinkedLogin, endLinkedLogin, listLinkedLogins } from './manage-linked-logins.ts';

export const linkedLoginRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.getLinkedLogins, listLinkedLogins);
  registerCall(app, calls.endLinkedLogin, endLinkedLogin);
  registerCall(app, calls.allowLinkedLogin, allowLinkedLogin);
};
