import * as calls from '@wonderfield/contract/assignments/assignment-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { assignRow } from './assign-row.ts';
import { endAssignment } from './end-assignment.ts';
import { listAssignments } from './list-assignments.ts';

export const assignmentRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.assignRow, assignRow);
  registerCall(app, calls.listAssignments, listAssignments);
  registerCall(app, calls.endAssignment, endAssignment);
};
