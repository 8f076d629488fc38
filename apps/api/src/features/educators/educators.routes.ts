import { requestApproval as requestApprovalCall } from '@wonderfield/contract/educators/educator-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import type { Deps } from '../../dependencies.ts';
import { requestApproval } from './request-approval.ts';

export const educatorRoutes = (app: FastifyInstance, deps: Deps) => {
  registerCall(app, deps, requestApprovalCall, ({ actor, request }) =>
    requestApproval(deps, actor, request.id),
  );
};
