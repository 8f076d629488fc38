import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const contentSecurityPolicy = (formTargets: string[]) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    'img-src data:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const serveFile = (home: FastifyInstance, name: string, type: string): void => {
  const content = readFileSync(join(import.meta.dirname, name), 'utf8');
  home.get(`/page-parts/${name}`, async (_request, reply) => reply.type(type).send(content));
};

/**
 * Serves the stylesheet, the script and a strict policy for every page. A form that redirects to
 * another origin needs an address there in `formTargets`.
 */
export const servePageParts = (home: FastifyInstance, formTargets: string[] = []): void => {
  const policy = contentSecurityPolicy(formTargets.map((target) => new URL(target).origin));
  home.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
  serveFile(home, 'sandbox.css', 'text/css');
  serveFile(home, 'live-region.js', 'text/javascript');
};
