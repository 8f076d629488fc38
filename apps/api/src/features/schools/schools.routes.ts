import * as calls from '@wonderfield/contract/educators/educator-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { requestApproval } from './approval/request-approval.ts';
import { lookUpSchoolCode } from './codes/find-school-by-code.ts';
import { createSchoolAccount } from './create-school-account.ts';
import { dismissRemoval } from './dismiss-removal.ts';

export const schoolRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.createSchoolAccount, async (ctx, account) => {
    await createSchoolAccount(ctx, account);
    return {};
  });
  registerCall(app, calls.getSchoolAccountDetails, (ctx, { schoolCode }) =>
    lookUpSchoolCode(ctx, schoolCode),
  );
  registerCall(app, calls.requestApproval, requestApproval);
  registerCall(app, calls.dismissSchoolRemoval, dismissRemoval);
};
