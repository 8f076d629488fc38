import * as calls from '@wonderfield/contract/classrooms/team-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { answerInvitation, inviteCoTeacher, removeCoTeacher } from './change-team.ts';
import { readInvitations, readTeam } from './read-team.ts';
import { answerHandover, handOverClassroom, withdrawHandover } from './transfer-ownership.ts';

export const teamRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.getTeam, readTeam);
  registerCall(app, calls.getInvitations, readInvitations);
  registerCall(app, calls.inviteCoTeacher, inviteCoTeacher);
  registerCall(app, calls.answerInvitation, answerInvitation);
  registerCall(app, calls.removeCoTeacher, removeCoTeacher);
  registerCall(app, calls.handOverClassroom, handOverClassroom);
  registerCall(app, calls.answerHandover, answerHandover);
  registerCall(app, calls.withdrawHandover, withdrawHandover);
};
