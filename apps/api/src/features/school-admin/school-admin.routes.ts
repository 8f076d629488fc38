import * as nextYearCalls from '@wonderfield/contract/classrooms/next-year-calls';
import * as calls from '@wonderfield/contract/educators/school-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { giveClassroom, releaseOwnClassroom } from './change-classrooms.ts';
import { changeOwnCode } from './change-own-code.ts';
import { decideTeacher, removeTeacher } from './change-teachers.ts';
import { getSchoolNextYear, startSchoolNextYear, undoSchoolNextYear } from './next-year.ts';
import { removeIdleSchoolStudents, removeSchoolStudent } from './remove-students.ts';
import { viewSchool } from './view-school.ts';

/** Registers the calls of a school's administrator. */
export const schoolAdminRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.getSchool, viewSchool);
  registerCall(app, calls.setSchoolCode, changeOwnCode);
  registerCall(app, calls.decideSchoolTeacher, decideTeacher);
  registerCall(app, calls.removeSchoolTeacher, removeTeacher);
  registerCall(app, calls.giveSchoolClassroom, giveClassroom);
  registerCall(app, calls.releaseSchoolClassroom, releaseOwnClassroom);
  registerCall(app, calls.removeSchoolStudent, removeSchoolStudent);
  registerCall(app, calls.removeIdleSchoolStudents, removeIdleSchoolStudents);
  registerCall(app, nextYearCalls.getSchoolNextYear, getSchoolNextYear);
  registerCall(app, nextYearCalls.startSchoolNextYear, startSchoolNextYear);
  registerCall(app, nextYearCalls.undoSchoolNextYear, undoSchoolNextYear);
};
