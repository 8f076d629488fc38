import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { FilterSchema } from '../filter.ts';
import type { FailNext } from './fail-next.ts';
import type { Mailbox } from './mail-message.ts';
import { buildFrameHtml, mailboxPage, messageMissingPage, messagePage } from './mail-pages.ts';

const FailNextSchema = z.object({
  times: z.int().min(0).max(1000).default(1),
  mode: z.enum(['reject', 'drop', 'dropAfter']).default('reject'),
});

// No scripts and no forms, but pictures from anywhere, as in a mail program.
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline' http: https:",
  'img-src data: http: https:',
  'font-src data: http: https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(page);

/** Serves the mailbox as pages and as JSON, and its controls. */
export const mailRoutes =
  (mailbox: Mailbox, failNext: FailNext): FastifyPluginAsync =>
  async (app) => {
    app.get('/', async (request, reply) => {
      const { to = '' } = FilterSchema.parse(request.query);
      return sendPage(reply, mailboxPage(mailbox.search(to), to));
    });
    app.get('/messages', async (request) => {
      const { to } = FilterSchema.parse(request.query);
      return mailbox.list(to).map(({ headers, attachments, inside, ...message }) => message);
    });
    app.delete('/messages', async (_request, reply) => {
      mailbox.clear();
      return reply.code(204).send();
    });
    app.post('/clear', async (_request, reply) => {
      mailbox.clear();
      return reply.redirect('/mail', 303);
    });
    app.post('/fail-next', async (request) => {
      const failure = FailNextSchema.parse(request.body ?? {});
      failNext.set(failure.times, failure.mode);
      return failure;
    });
    app.get<{ Params: { id: string } }>('/messages/:id', async ({ params }, reply) => {
      const message = mailbox.find(params.id);
      if (!message) return sendPage(reply.code(404), messageMissingPage());
      return sendPage(reply, messagePage(message));
    });
    app.get<{ Params: { id: string } }>('/messages/:id/html', async ({ params }, reply) => {
      const message = mailbox.find(params.id);
      if (!message) return sendPage(reply.code(404), messageMissingPage());
      reply.header('content-security-policy', MAIL_POLICY);
      return sendPage(reply, buildFrameHtml(message));
    });
  };
