import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { FilterSchema } from '../filter.ts';
import type { MessageStore } from '../message-store.ts';
import { textsPage } from './texts-page.ts';

export type TextMessage = { to: string[]; body: string };

const MessageSchema = z.object({
  to: z.string().min(1).max(40),
  body: z.string().min(1).max(1600),
});

export function textRoutes(store: MessageStore<TextMessage>): FastifyPluginAsync {
  // A text message has one recipient; the store is shared with mail, which has many.
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
    app.post('/messages', async (request, reply) => {
      const { to, body } = MessageSchema.parse(request.body);
      return reply.code(201).send(shown(store.add({ to: [to], body })));
    });
    app.delete('/messages', async (_request, reply) => {
      store.clear();
      return reply.code(204).send();
    });
  };
}
