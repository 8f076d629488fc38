import {
  confirmAgeCheck,
  createSetupIntent,
} from '@wonderfield/contract/age-check/age-check-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { createContext } from '../../context/context.ts';
import { ipKey } from '../../security/ip-key.ts';
import { finishAgeCheck, receiveCardEvent } from './finish-age-check.ts';
import { startAgeCheck } from './start-age-check.ts';

export const ageCheckRoutes = (app: FastifyInstance) => {
  const { deps } = app.pipeline;
  registerCall(app, createSetupIntent, startAgeCheck);
  registerCall(app, confirmAgeCheck, finishAgeCheck);

  // A separate scope without parsers, because the signature covers the raw bytes.
  app.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    webhooks.post('/webhooks/cards', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      try {
        const event = deps.cardChecks.openDelivery(request.body as Buffer, String(signature));
        const by = { id: request.id, address: ipKey(request.ip) };
        if (event) await receiveCardEvent(createContext(deps, null, by), event);
      } catch (error) {
        // Returns no details to the sender. The provider retries a real delivery that failed.
        request.log.warn({ reason: (error as Error).name }, 'a card delivery was rejected');
        return reply.code(400).send({ received: false });
      }
      return { received: true };
    });
  });
};
