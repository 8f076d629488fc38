import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';
import { gameHostOf, isOnGameHost } from './game-host.ts';
import { requestPath } from './request-path.ts';

const NONE = ["'none'"];
const SELF = ["'self'"];

const portalPolicy = {
  'default-src': NONE,
  'script-src': SELF,
  'style-src': SELF,
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': SELF,
  'connect-src': SELF,
  'manifest-src': SELF,
  'form-action': SELF,
  'base-uri': NONE,
  'object-src': NONE,
  'frame-ancestors': NONE,
  'require-trusted-types-for': ["'script'"],
};

/**
 * The reference page brings styles of its own and one script inside the page, which is allowed by what it
 * says and nothing else (`api-reference.ts`). It may neither evaluate text nor run another's script: a
 * session may lie beside it in the storage.
 */
const docsPolicy = {
  ...portalPolicy,
  'script-src': SELF,
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'worker-src': ["'self'", 'blob:'],
  'require-trusted-types-for': undefined,
};

const providerOf = (scriptUrl: string) => new URL(scriptUrl).origin;

/**
 * The adult check alone talks to the card provider: its script, its frames, its API. The script
 * brings code of its own, which trusted types would refuse.
 */
const paymentPolicy = (cards: { scriptUrl: string; apiUrl: string }) => {
  const script = providerOf(cards.scriptUrl);
  const api = providerOf(cards.apiUrl);
  return {
    ...portalPolicy,
    'script-src': ["'self'", script],
    'frame-src': [script, 'https://hooks.stripe.com'],
    'connect-src': ["'self'", script, api],
    'require-trusted-types-for': undefined,
  };
};

/**
 * The game runs in an origin of its own: a mistake in it reaches neither the session in the
 * portal's storage nor any call with it (T65).
 */
const gamePolicy = {
  ...portalPolicy,
  // Answers are forms of the page's own, which Enter checks; none of them may be sent anywhere.
  sandbox: ['allow-scripts', 'allow-forms'],
  'form-action': NONE,
  'require-trusted-types-for': undefined,
};

/**
 * On a host name of its own it has an origin by that, and may keep what it needs without a network.
 * Nothing of an account is served there (`game-host.ts`).
 */
const ownHostPolicy = { ...gamePolicy, sandbox: undefined, 'worker-src': SELF };

/** Only the badge may stand in a frame on somebody else's page. */
const badgePolicy = { ...portalPolicy, 'frame-ancestors': ['*'] };

/** The policy of a reference page with these scripts inside. */
export const docsPolicyWith = (scripts: readonly string[]) =>
  write({ ...docsPolicy, 'script-src': [...SELF, ...scripts] });

/** The policy of a page of the portal with these inside, by their hashes: nothing else inline may run or style. */
export const portalPolicyWith = (inside: {
  scripts: readonly string[];
  styles: readonly string[];
}) =>
  write({
    ...portalPolicy,
    'script-src': [...SELF, ...inside.scripts],
    'style-src': [...SELF, ...inside.styles],
  });

const write = (policy: Record<string, string[] | undefined>) =>
  Object.entries(policy)
    .flatMap(([name, sources]) => (sources ? [`${name} ${sources.join(' ')}`] : []))
    .join('; ');

type Requested = {
  /** From `requestPath`. */
  path: string;
  /** As the client wrote it. */
  url: string;
  isOnGamesHost: boolean;
};

const createPolicies = (cards: { scriptUrl: string; apiUrl: string }) => {
  const policies = {
    portal: write(portalPolicy),
    docs: write(docsPolicy),
    badge: write(badgePolicy),
    payment: write(paymentPolicy(cards)),
    game: write(gamePolicy),
    ownHost: write(ownHostPolicy),
  };
  return ({ path, url, isOnGamesHost }: Requested) => {
    if (isOnGamesHost) return policies.ownHost;
    if (/^\/game(\/|$)/.test(path)) return policies.game;
    // These two allow more than others, so only the plain spelling gets them.
    if (/^\/wfname\/?(\?|$)/.test(url)) return policies.badge;
    if (/^\/payment\/?(\?|$)/.test(url)) return policies.payment;
    return /^\/docs(\/|\/js\/.+)?$/.test(path) ? policies.docs : policies.portal;
  };
};

/** What helmet says is the same for every answer: it is asked once. */
const headersOf = (options: HelmetOptions) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => undefined);
  return response.getHeaders() as Record<string, string>;
};

/** Returns a function that sets the security headers. Caches never store responses with account data. */
export const createHeaderWriter = (config: Config) => {
  const isSecure = config.PUBLIC_URL.startsWith('https://');
  const policyFor = createPolicies({
    scriptUrl: config.STRIPE_SCRIPT_URL,
    apiUrl: config.STRIPE_API_URL ?? 'https://api.stripe.com',
  });
  const gameHost = gameHostOf(config);
  const everywhere = headersOf({
    contentSecurityPolicy: false,
    frameguard: false, // `frame-ancestors` says it more exactly
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
  });
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = requestPath(request);
    reply.headers(everywhere);
    // From the game's own origin these are somebody else's. Without a play session they hold nothing of anybody.
    if (/^\/(game|play)\/|^\/users\/redeemPlay(Token|Code)$/.test(path)) {
      reply.header('access-control-allow-origin', '*');
    }
    // Policies are for pages; on every script and font they would only cost bytes.
    if (/^(\/console|\/game)?\/assets\//.test(path)) return;
    const isOnGamesHost = isOnGameHost(gameHost, request);
    const policy = policyFor({ path, url: request.url, isOnGamesHost });
    reply.header('content-security-policy', policy);
    reply.header(
      'permissions-policy',
      'accelerometer=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
    if (/^\/(users|operators|play)\//.test(path)) reply.header('cache-control', 'no-store');
  };
};
