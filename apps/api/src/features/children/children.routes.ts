import * as calls from '@wonderfield/contract/children/child-calls';
import * as unlinked from '@wonderfield/contract/unlinked-children/unlinked-calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerCall } from '../../calls/register-call.ts';
import { generatePassword, listPasswordEvents, showPassword } from './child-passwords.ts';
import { eraseChild } from './erase/erase-child.ts';
import { exportChild, openChildExport } from './export/export-child.ts';
import { listUnlinkedChildren, relinkChild } from './link/relink-child.ts';
import { unlinkChild } from './link/unlink-child.ts';

const LinkQuerySchema = z.object({ token: z.string().max(200) });

export const childRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.deleteParentChildAccount, unlinkChild);
  registerCall(app, calls.showStudentPassword, showPassword);
  registerCall(app, calls.generateStudentPassword, generatePassword);
  registerCall(app, calls.childPasswordViews, listPasswordEvents);
  registerCall(app, calls.exportChild, exportChild);
  registerCall(app, calls.eraseChild, eraseChild);
  registerCall(app, unlinked.getUnlinkedChildren, listUnlinkedChildren);
  registerCall(app, unlinked.linkChildAgain, relinkChild);

  const { deps } = app.pipeline;
  // Without a HEAD route, because reading the headers must not consume the link.
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
