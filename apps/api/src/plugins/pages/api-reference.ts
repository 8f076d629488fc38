import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { describeApi } from '../../calls/openapi.ts';
import { registeredCalls } from '../../calls/registered-calls.ts';
import { docsPolicyWith } from '../headers.ts';
import { inlineHashes } from './inline-hashes.ts';

/** Serves `/openapi.json` and the readable `/docs`. Both list the registered calls. */
export const registerApiReference = async (app: FastifyInstance, publicUrl: string) => {
  app.get('/openapi.json', async () => describeApi(registeredCalls(app), publicUrl));
  await app.register(async (docs) => {
    // The library's page has an inline script. Only that script is allowed, by its hash.
    docs.addHook('onSend', async (request, reply, payload) => {
      if (request.routeOptions.url !== '/docs/' || typeof payload !== 'string') return payload;
      reply.header('content-security-policy', docsPolicyWith(inlineHashes(payload, 'script')));
      return payload;
    });
    await docs.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        title: 'Wonderfield API',
        withDefaultFonts: false,
        hideClientButton: true,
      },
    });
  });
};
