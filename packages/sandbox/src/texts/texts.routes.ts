import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { FilterSchema } from '../filter.ts';
import type { FailNext } from '../mail/fail-next.ts';
import type { MessageStore } from '../message-store.ts';
import { textsPage } from './texts-page.ts';

export type TextMessage = { to: string[]; body: string };

const FailNextSchema = z.object({
  times: z.int().min(0).max(1000).default(1),
  mode: z.enum(['reject', 'drop']).default('reject'),
});

/** Serves the text messages as pages and as JSON, and their controls. */
export const textRoutes = (
  store: MessageStore<TextMessage>,
  failNext: FailNext,
): FastifyPluginAsync => {
  // A text message has one recipient. The store is shared with mail, which has many.
  const shown = ({ to, ...rest }: ReturnType<typeof store.add>) => ({ ...rest, to: to[0] });
  return async (app) => {
    app.get('/', async (request, reply) => {
      const { to = '' } = FilterSchema.parse(request.query);
      return reply.type('text/html; charset=utf-8').send(textsPage(store.search(to), to));
    });
    app.get('/messages', async (request) => {
      const { to } = FilterSchema.parse(request.query);
      return store.list(to).map(shown);
    });
    app.delete('/messages', async (_request, reply) => {
      store.clear();
      return reply.code(204).send();
    });
    app.post('/fail-next', async (request) => {
      const failure = FailNextSchema.parse(request.body ?? {});
      failNext.set(failure.times, failure.mode);
      return failure;
    });
  };
};
