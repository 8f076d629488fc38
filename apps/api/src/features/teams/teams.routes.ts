import * as calls from '@wonderfield/contract/classrooms/team-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import {
  answerInvitation,
  changeCoTeacher,
  inviteCoTeacher,
  removeCoTeacher,
} from './change-team.ts';
import {
  answerOwnershipTransfer,
  transferClassroom,
  withdrawOwnershipTransfer,
} from './ownership/transfer-ownership.ts';
import { readInvitations, readTeam } from './read-team.ts';

export const teamRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.getTeam, readTeam);
  registerCall(app, calls.changeCoTeacher, changeCoTeacher);
  registerCall(app, calls.getInvitations, readInvitations);
  registerCall(app, calls.inviteCoTeacher, inviteCoTeacher);
  registerCall(app, calls.answerInvitation, answerInvitation);
  registerCall(app, calls.removeCoTeacher, removeCoTeacher);
  registerCall(app, calls.handOverClassroom, transferClassroom);
  registerCall(app, calls.answerHandover, answerOwnershipTransfer);
  registerCall(app, calls.withdrawHandover, withdrawOwnershipTransfer);
};
