import { z } from 'zod';
import type { ThirdParty } from '../third-party.ts';
import { cardApi } from './card-api.ts';
import { cardsPage } from './cards-page.ts';
import { Deliveries } from './deliveries.ts';
import { SetupIntents } from './setup-intents.ts';

/** Signs deliveries. Also set in the portal's configuration. */
export const CARD_WEBHOOK_SECRET = 'whsec_sandbox';

const FailSchema = z.object({
  times: z.coerce.number().int().min(1).max(100).default(1),
  mode: z.enum(['error', 'slow']).default('error'),
});

/** Fake of the card provider with its API, its script and its signed deliveries. */
export const cards: ThirdParty = {
  name: 'cards',
  title: 'Cards',
  description: 'Accepts the test cards of the adult check. No real card is used or charged.',
  async start({ ports, webhooks }) {
    const deliveries = new Deliveries(webhooks.cards, CARD_WEBHOOK_SECRET);
    const intents = new SetupIntents(deliveries);
    const failing = { left: 0, mode: 'error' as 'error' | 'slow' };
    const api = cardApi(intents, failing);
    const address = await api.listen({ port: ports.cards, host: 'localhost' });
    return {
      baseUrl: `http://localhost:${new URL(address).port}`,
      pages: async (app) => {
        app.get('/', async (_request, reply) =>
          reply.type('text/html; charset=utf-8').send(cardsPage(intents.list())),
        );
        app.post('/fail-next', async (request) => {
          const { times, mode } = FailSchema.parse(request.body ?? {});
          failing.left = times;
          failing.mode = mode;
          return { failing: times };
        });
      },
      close: async () => {
        deliveries.close();
        await api.close();
      },
    };
  },
};
