import {
  childPasswordViews,
  deleteParentChildAccount,
  eraseChild as eraseChildCall,
  exportChild as exportChildCall,
  generateStudentPassword,
  showStudentPassword,
} from '@wonderfield/contract/children/child-calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerCall } from '../../calls/register-call.ts';
import type { Deps } from '../../dependencies.ts';
import { eraseChild } from './erase-child.ts';
import { exportChild, openChildExport } from './export-child.ts';
import {
  listPasswordEvents,
  proposeChildPassword,
  renewChildPassword,
  showChildPassword,
} from './look-after-passwords.ts';
import { unlinkChild } from './unlink-child.ts';

const LinkQuerySchema = z.object({ token: z.string().max(200) });

export const childRoutes = (app: FastifyInstance, deps: Deps) => {
  registerCall(app, deps, deleteParentChildAccount, ({ input, actor, request }) =>
    unlinkChild(deps, actor, input.requestUserId, request.id),
  );
  registerCall(app, deps, showStudentPassword, ({ input, actor }) =>
    showChildPassword(deps, actor, input.requestUserId),
  );
  registerCall(app, deps, generateStudentPassword, ({ input, actor }) =>
    input.update === '1'
      ? renewChildPassword(deps, actor, input.requestUserId)
      : proposeChildPassword(),
  );
  registerCall(app, deps, childPasswordViews, ({ input, actor }) =>
    listPasswordEvents(deps, actor, input.requestUserId),
  );
  registerCall(app, deps, exportChildCall, ({ input, actor, request }) =>
    exportChild(deps, actor, input.requestUserId, request.id),
  );
  registerCall(app, deps, eraseChildCall, ({ input, actor, request }) =>
    eraseChild(deps, actor, input.requestUserId, request.id),
  );

  // No HEAD: a look at the headers alone must not use the link up.
  app.get('/users/childExport', { exposeHeadRoute: false }, async (request, reply) => {
    const query = LinkQuerySchema.safeParse(request.query);
    const zip = query.success ? await openChildExport(deps, query.data.token) : undefined;
    if (!zip) return reply.redirect('/pagenotfound', 303);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="wonderfield-child.zip"')
      .send(zip);
  });
};
