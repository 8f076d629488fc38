import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type NestedForm, objectAt, readNestedForm, textAt } from './nested-form.ts';
import { newId, type SetupIntent, type SetupIntents } from './setup-intents.ts';

export const CARD_KEYS = { secret: 'sk_test_sandbox', publishable: 'pk_test_sandbox' };

type Stored = { text: string; status: number; body: unknown };
type Failing = { left: number; mode: 'error' | 'slow' };

const SLOW_MS = 15_000;

const problem = (type: string, message: string, more: object = {}) => ({
  error: { type, message, ...more },
});
const noSuchIntent = (id: string) =>
  problem('invalid_request_error', `No such setupintent: '${id}'`, {
    code: 'resource_missing',
    param: 'intent',
  });

/** Parses bodies as text, allows other origins, and fails as often as the test wants. */
const prepareRequests = (app: FastifyInstance, failing: Failing) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('access-control-allow-headers', '*');
    // The portal's page loads the script from another origin.
    reply.header('cross-origin-resource-policy', 'cross-origin').header('request-id', newId('req'));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    if (!request.url.startsWith('/v1/') || failing.left <= 0) return;
    failing.left -= 1;
    if (failing.mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return reply.code(500).send(problem('api_error', 'Something is wrong on our end.'));
  });
};

const readForm = (request: FastifyRequest): NestedForm =>
  readNestedForm(String(request.body ?? ''));
const isServer = (request: FastifyRequest) =>
  request.headers.authorization === `Bearer ${CARD_KEYS.secret}`;
const unauthorized = (reply: FastifyReply) =>
  reply.code(401).send(problem('invalid_request_error', 'Invalid API Key provided.'));

/** Returns a function that sends the stored response for the same key. */
const createIdempotentReply = () => {
  const responses = new Map<string, Stored>();

  /** Sends an error if the fields differ from the first request with the key. */
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    respond: () => { status: number; body: unknown },
  ) => {
    const key = request.headers['idempotency-key'];
    const text = `${request.url}\n${request.body}`;
    const stored = typeof key === 'string' ? responses.get(key) : undefined;
    if (stored && stored.text !== text) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return reply.code(400).send(problem('idempotency_error', message));
    }
    const { status, body } = stored ?? respond();
    if (typeof key === 'string') responses.set(key, { text, status, body: structuredClone(body) });
    return reply.code(status).send(body);
  };
};

type ReplyOnce = ReturnType<typeof createIdempotentReply>;

const addCustomerRoute = (app: FastifyInstance, customers: Set<string>, replyOnce: ReplyOnce) =>
  app.post('/v1/customers', (request, reply) => {
    if (!isServer(request)) return unauthorized(reply);
    return replyOnce(request, reply, () => {
      const form = readForm(request);
      const id = newId('cus');
      customers.add(id);
      return {
        status: 200,
        body: {
          id,
          object: 'customer',
          email: textAt(form, 'email') ?? null,
          name: textAt(form, 'name') ?? null,
          metadata: objectAt(form, 'metadata'),
        },
      };
    });
  });

const addIntentRoute = (
  app: FastifyInstance,
  customers: ReadonlySet<string>,
  intents: SetupIntents,
  replyOnce: ReplyOnce,
) =>
  app.post('/v1/setup_intents', (request, reply) => {
    if (!isServer(request)) return unauthorized(reply);
    return replyOnce(request, reply, () => {
      const form = readForm(request);
      const customer = textAt(form, 'customer') ?? null;
      if (customer && !customers.has(customer)) {
        const body = problem('invalid_request_error', `No such customer: '${customer}'`);
        return { status: 400, body };
      }
      const usage = textAt(form, 'usage') ?? 'off_session';
      return {
        status: 200,
        body: intents.create({ customer, usage, metadata: objectAt(form, 'metadata') }),
      };
    });
  });

/** Returns an intent if the page has its secret. The server can open any. */
const openIntent = (
  intents: SetupIntents,
  request: FastifyRequest,
  id: string,
): SetupIntent | undefined => {
  const intent = intents.find(id);
  if (!intent || isServer(request)) return intent;
  const query = request.query as Record<string, string | undefined>;
  const secret = query.client_secret ?? textAt(readForm(request), 'client_secret');
  return secret === intent.client_secret ? intent : undefined;
};

/** Confirms or cancels an intent, or finishes its approval by the bank. */
const changeIntent = (
  intents: SetupIntents,
  intent: SetupIntent,
  step: string,
  form: NestedForm,
) => {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `You cannot ${step} this SetupIntent because it has a status of ${intent.status}.`;
    const code = { code: 'setup_intent_unexpected_state' };
    return { status: 400, body: problem('invalid_request_error', message, code) };
  }
  if (step === 'cancel') intents.cancel(intent);
  const card = objectAt(objectAt(form, 'payment_method_data'), 'card');
  const error =
    step === 'confirm'
      ? intents.confirm(intent, {
          number: textAt(card, 'number') ?? '',
          month: textAt(card, 'exp_month') ?? '',
          year: textAt(card, 'exp_year') ?? '',
        })
      : step === 'finish_action'
        ? intents.finishAction(intent, textAt(form, 'outcome') === 'approved')
        : undefined;
  return error ? { status: 402, body: { error } } : { status: 200, body: intent };
};

/** Adds the routes that read and change one intent. */
const addOneIntentRoutes = (app: FastifyInstance, intents: SetupIntents, replyOnce: ReplyOnce) => {
  app.get<{ Params: { id: string } }>('/v1/setup_intents/:id', (request, reply) => {
    const intent = openIntent(intents, request, request.params.id);
    if (!intent) return reply.code(404).send(noSuchIntent(request.params.id));
    const isExpanded = request.url.includes('expand');
    const method = intent.payment_method ? intents.method(intent.payment_method) : null;
    return reply.send(isExpanded ? { ...intent, payment_method: method } : intent);
  });

  app.post<{ Params: { id: string; step: string } }>(
    '/v1/setup_intents/:id/:step',
    (request, reply) => {
      const intent = openIntent(intents, request, request.params.id);
      if (!intent) return reply.code(404).send(noSuchIntent(request.params.id));
      return replyOnce(request, reply, () =>
        changeIntent(intents, intent, request.params.step, readForm(request)),
      );
    },
  );
};

/** The provider's API as far as the adult check uses it, and its script for the page. */
export const cardApi = (intents: SetupIntents, failing: Failing): FastifyInstance => {
  const app = Fastify({ forceCloseConnections: true });
  const customers = new Set<string>();
  const replyOnce = createIdempotentReply();
  prepareRequests(app, failing);
  app.get('/stripe.js', async (_request, reply) => {
    const script = await readFile(join(import.meta.dirname, 'stripe-js.js'), 'utf8');
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
  addCustomerRoute(app, customers, replyOnce);
  addIntentRoute(app, customers, intents, replyOnce);
  addOneIntentRoutes(app, intents, replyOnce);
  return app;
};
