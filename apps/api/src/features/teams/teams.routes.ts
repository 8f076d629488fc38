import * as calls from '@wonderfield/contract/classrooms/team-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import type { Deps } from '../../dependencies.ts';
import {
  answerInvitation,
  handOverClassroom,
  inviteCoTeacher,
  removeCoTeacher,
} from './change-team.ts';
import { readInvitations, readTeam } from './read-team.ts';

export const teamRoutes = (app: FastifyInstance, deps: Deps) => {
  registerCall(app, deps, calls.getTeam, ({ input, actor }) =>
    readTeam(deps, actor, input.classRoomId),
  );
  registerCall(app, deps, calls.getInvitations, ({ actor }) => readInvitations(deps, actor));
  registerCall(app, deps, calls.inviteCoTeacher, ({ input, actor, request }) =>
    inviteCoTeacher(deps, actor, input, request.id),
  );
  registerCall(app, deps, calls.answerInvitation, ({ input, actor, request }) =>
    answerInvitation(deps, actor, input, request.id),
  );
  registerCall(app, deps, calls.removeCoTeacher, ({ input, actor, request }) =>
    removeCoTeacher(deps, actor, input, request.id),
  );
  registerCall(app, deps, calls.handOverClassroom, ({ input, actor, request }) =>
    handOverClassroom(deps, actor, input, request.id),
  );
};
