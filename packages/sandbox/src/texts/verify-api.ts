import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { FailNext } from '../mail/fail-next.ts';
import type { MessageStore } from '../message-store.ts';
import { TEXT_KEYS } from './text-keys.ts';
import type { TextMessage } from './texts.routes.ts';
import type { Verifications } from './verifications.ts';
import { checkedAnswer, sentAnswer } from './verify-answers.ts';

const { accountSid, authToken, serviceSid } = TEXT_KEYS;
const AUTHORIZATION = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

const E164 = /^\+[1-9]\d{7,14}$/;
/** The provider's published test number that is always invalid. */
const NEVER_VALID = '+15005550001';
const CODE = /^\d{4,10}$/;

const reject = (reply: FastifyReply, status: number, code: number, message: string) =>
  reply
    .code(status)
    .send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });

const badParameter = (reply: FastifyReply, name: string, value: string | null) =>
  reject(reply, 400, 60200, `Invalid parameter \`${name}\`: ${value ?? ''}`);

const notFound = (request: FastifyRequest, reply: FastifyReply) => {
  const resource = request.url.replace(/^\/v2|\?.*$/g, '');
  return reject(reply, 404, 20404, `The requested resource ${resource} was not found`);
};

const formOf = (request: FastifyRequest) => new URLSearchParams(String(request.body ?? ''));

/** Serves Twilio Verify v2 as far as the portal uses it: codes by text message only. */
export const verifyApi = (
  verifications: Verifications,
  messages: MessageStore<TextMessage>,
  failNext: FailNext,
): FastifyInstance => {
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setNotFoundHandler(notFound);
  app.addHook('onRequest', async (request, reply) => {
    const failure = failNext.take();
    if (failure === 'drop') {
      reply.hijack();
      request.raw.destroy();
      return;
    }
    if (failure) return reject(reply, 503, 20503, 'Service unavailable');
    if (request.headers.authorization !== AUTHORIZATION)
      return reject(reply, 401, 20003, 'Authenticate');
  });

  app.post(`/v2/Services/${serviceSid}/Verifications`, async (request, reply) => {
    const form = formOf(request);
    const to = form.get('To');
    if (!to || !E164.test(to) || to === NEVER_VALID) return badParameter(reply, 'To', to);
    const channel = form.get('Channel');
    if (channel !== 'sms') return badParameter(reply, 'Channel', channel);
    const verification = verifications.send(to);
    if (verification === 'tooManySends')
      return reject(reply, 429, 60203, 'Max send attempts reached');
    messages.add({ to: [to], body: `Your Wonderfield code is ${verification.code}` });
    return reply.code(201).send(sentAnswer(verification));
  });

  app.post(`/v2/Services/${serviceSid}/VerificationCheck`, async (request, reply) => {
    const form = formOf(request);
    const toOrSid = form.get('To') ?? form.get('VerificationSid');
    if (!toOrSid) return badParameter(reply, 'To', toOrSid);
    const code = form.get('Code');
    if (!code || !CODE.test(code)) return badParameter(reply, 'Code', code);
    const verification = verifications.check(toOrSid, code);
    if (verification === 'gone') return notFound(request, reply);
    if (verification === 'tooManyChecks')
      return reject(reply, 429, 60202, 'Max check attempts reached');
    return reply.send(checkedAnswer(verification));
  });

  return app;
};
