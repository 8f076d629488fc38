import * as calls from '@wonderfield/contract/educators/educator-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { createSchoolAccount } from './create-school-account.ts';
import { lookUpSchoolCode } from './find-school-by-code.ts';
import { changeOwnCode, removeTeacher, viewSchool } from './look-after-school.ts';
import { requestApproval } from './request-approval.ts';

export const schoolRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.createSchoolAccount, createSchoolAccount);
  registerCall(app, calls.getSchoolAccountDetails, (work, { schoolCode }) =>
    lookUpSchoolCode(work, schoolCode),
  );
  registerCall(app, calls.requestApproval, requestApproval);
  registerCall(app, calls.getSchool, viewSchool);
  registerCall(app, calls.removeSchoolTeacher, (work, { teacherId }) =>
    removeTeacher(work, teacherId),
  );
  registerCall(app, calls.setSchoolCode, (work, { action }) => changeOwnCode(work, action));
};
