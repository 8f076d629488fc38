import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { CAMERA_PATHS } from '@wonderfield/contract/portal/camera-paths';
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
 * Policy of the API reference, which has its own styles and one inline script, allowed by hash
 * (`api-reference.ts`). Eval and foreign scripts are forbidden, because the storage may hold a
 * session.
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
 * Policy of the adult check, the only page with the provider's script, frames and API. Trusted
 * types are off, because they would block code that the script creates.
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
 * Policy of the game, which runs in a separate origin. A vulnerability in it can reach neither the
 * portal's session nor its calls [T65].
 */
const gamePolicy = {
  ...portalPolicy,
  // Questions use forms, so that Enter submits an answer to the page. No form may be sent to a
  // server.
  sandbox: ['allow-scripts', 'allow-forms'],
  'form-action': NONE,
  'require-trusted-types-for': undefined,
};

/**
 * On a separate host name the game has its own origin and can store data offline. No account data
 * is served there (`game-host.ts`).
 */
const ownHostPolicy = { ...gamePolicy, sandbox: undefined, 'worker-src': SELF };

/** Only the badge can be framed by other sites. */
const badgePolicy = { ...portalPolicy, 'frame-ancestors': ['*'] };

/** Returns the policy of a reference page with these inline scripts. */
export const docsPolicyWith = (scripts: readonly string[]) =>
  write({ ...docsPolicy, 'script-src': [...SELF, ...scripts] });

/** Returns the policy of a portal page that allows its inline scripts and styles by hash. */
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
  /** Result of `requestPath`. */
  path: string;
  /** Raw URL of the request. */
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
    // These two policies are weaker, so only the unencoded path gets them.
    if (/^\/wfname\/?(\?|$)/.test(url)) return policies.badge;
    if (/^\/payment\/?(\?|$)/.test(url)) return policies.payment;
    return /^\/docs(\/|\/js\/.+)?$/.test(path) ? policies.docs : policies.portal;
  };
};

const isCameraPage = (path: string) =>
  CAMERA_PATHS.some((page) => path === page || path === `${page}/`);

/** Returns what the scripts of a page may use. Only pages that read a login card use the camera. */
const permissionsFor = (path: string) =>
  `accelerometer=(), camera=${isCameraPage(path) ? '(self)' : '()'}, geolocation=(), microphone=(), payment=(), usb=()`;

/** Runs helmet once, because its headers are the same for every response. */
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
    frameguard: false, // `frame-ancestors` is more precise.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
  });
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = requestPath(request);
    reply.headers(everywhere);
    // The sandboxed game has another origin. Without a play session these responses contain no
    // personal data.
    if (/^\/(game|play)\/|^\/users\/redeemPlay(Token|Code)$/.test(path)) {
      reply.header('access-control-allow-origin', '*');
    }
    // Only pages need a policy. On scripts and fonts it would waste bytes.
    if (/^(\/console|\/game)?\/assets\//.test(path)) return;
    const isOnGamesHost = isOnGameHost(gameHost, request);
    const policy = policyFor({ path, url: request.url, isOnGamesHost });
    reply.header('content-security-policy', policy);
    reply.header('permissions-policy', permissionsFor(path));
    if (/^\/(users|operators|play)\//.test(path)) reply.header('cache-control', 'no-store');
  };
};
