import * as calls from '@wonderfield/contract/weekly-mail/weekly-mail-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bodyOf } from '../../calls/parse-input.ts';
import { registerCall } from '../../calls/register-call.ts';
import { DomainError } from '../../domain-error.ts';
import { readWeeklyMailLink, turnOffByLink, turnOnByLink } from './follow-weekly-mail-link.ts';
import { readWeeklyMail, setWeeklyMail } from './set-weekly-mail.ts';

/** As our tokens are written; anything else has no place in an address of ours. */
const LinkQuerySchema = z.object({ token: z.string().regex(/^[\w-]{1,400}$/) });

/** A mail program has the token from the address it posts to; the page has it in the form. */
const readOffBody = async (request: FastifyRequest) => {
  const { data } = LinkQuerySchema.safeParse(request.query);
  return { fields: { ...bodyOf(request), ...data } };
};

export const weeklyMailRoutes = async (app: FastifyInstance) => {
  registerCall(app, calls.getWeeklyMail, readWeeklyMail);
  registerCall(app, calls.setWeeklyMail, setWeeklyMail);
  registerCall(app, calls.readWeeklyMailLink, readWeeklyMailLink);
  registerCall(app, calls.weeklyMailOn, turnOnByLink);

  await app.register(async (oneClick) => {
    // RFC 8058 lets mail programs post multipart; what they post says nothing that the address does not.
    oneClick.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}));
    registerCall(oneClick, calls.weeklyMailOff, turnOffByLink, { readBody: readOffBody });
  });

  // Mail scanners open every link, and some programs show this one: it leads to the page with the button.
  app.get('/users/weeklyMailOff', async (request, reply) => {
    const { data } = LinkQuerySchema.safeParse(request.query);
    // Without a link it is a call like any other, and those are not made with GET (T14).
    if (!data) throw new DomainError('RTE_404', { isProtocolError: true });
    return reply.redirect(`/weekly-mail-off?token=${data.token}`, 303);
  });
};
