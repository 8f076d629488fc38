import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { describeApi } from '../calls/describe-api.ts';
import { registeredCalls } from '../calls/registered-calls.ts';

/** `/openapi.json` for machines, `/docs` for people; both list the calls that are really there. */
export const registerApiReference = async (app: FastifyInstance, publicUrl: string) => {
  app.get('/openapi.json', async () => describeApi(registeredCalls(app), publicUrl));
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      title: 'Wonderfield API',
      withDefaultFonts: false,
      hideClientButton: true,
    },
  });
};
