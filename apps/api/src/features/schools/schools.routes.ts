import {
  createSchoolAccount as createSchoolAccountCall,
  getSchool,
  getSchoolAccountDetails,
  removeSchoolTeacher,
  setSchoolCode,
} from '@wonderfield/contract/educators/educator-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import type { Deps } from '../../dependencies.ts';
import { createSchoolAccount } from './create-school-account.ts';
import { lookUpSchoolCode } from './find-school-by-code.ts';
import { changeOwnCode, removeTeacher, viewSchool } from './look-after-school.ts';

export const schoolRoutes = (app: FastifyInstance, deps: Deps) => {
  registerCall(app, deps, createSchoolAccountCall, ({ input, actor, atomically, request }) =>
    createSchoolAccount(deps, actor, input, atomically, request.id),
  );
  registerCall(app, deps, getSchoolAccountDetails, ({ input, actor, request }) =>
    lookUpSchoolCode(deps, actor, input.schoolCode, request),
  );
  registerCall(app, deps, getSchool, ({ actor }) => viewSchool(deps, actor));
  registerCall(app, deps, removeSchoolTeacher, ({ input, actor, request }) =>
    removeTeacher(deps, actor, input.teacherId, request.id),
  );
  registerCall(app, deps, setSchoolCode, ({ input, actor, request }) =>
    changeOwnCode(deps, actor, input.action, request.id),
  );
};
