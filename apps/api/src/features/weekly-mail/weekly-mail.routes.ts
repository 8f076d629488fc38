import * as calls from '@wonderfield/contract/weekly-mail/weekly-mail-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bodyOf } from '../../calls/parse-input.ts';
import { registerCall } from '../../calls/register-call.ts';
import { DomainError } from '../../domain-error.ts';
import { readWeeklyMailLink, turnOffByLink, turnOnByLink } from './follow-weekly-mail-link.ts';
import { readWeeklyMail, setWeeklyMail } from './set-weekly-mail.ts';

/** Accepts only the format of our tokens, so no other text ends up in the redirect URL. */
const LinkQuerySchema = z.object({ token: z.string().regex(/^[\w-]{1,400}$/) });

/** Reads the token from the URL for mail programs, or from the form for the page. */
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
    // RFC 8058 lets mail programs post multipart. Its body can be ignored, because the URL has the
    // token.
    oneClick.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}));
    registerCall(oneClick, calls.weeklyMailOff, turnOffByLink, { readBody: readOffBody });
  });

  // Mail scanners open every link, so this one only redirects to the page with the button.
  app.get('/users/weeklyMailOff', async (request, reply) => {
    const { data } = LinkQuerySchema.safeParse(request.query);
    // Without a token it is a normal call, and calls do not accept GET [T14].
    if (!data) throw new DomainError('RTE_404', { isProtocolError: true });
    return reply.redirect(`/weekly-mail-off?token=${data.token}`, 303);
  });
};
