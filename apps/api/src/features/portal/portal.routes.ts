import { recordPageView } from '@wonderfield/contract/portal/portal-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { countView } from './count-view.ts';
import { portalConfig } from './portal-config.ts';

export const portalRoutes = (app: FastifyInstance) => {
  registerCall(app, recordPageView, ({ deps }, view) => countView(deps, view));

  app.get('/portal.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return portalConfig(app.pipeline.deps);
  });
};
