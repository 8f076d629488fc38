import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const GOOD_FOR_DAYS = 180;

/** Lets search engines index public pages. The rest requires a sign-in anyway. */
const ROBOTS = [
  'User-agent: *',
  ...['/console/', '/game/', '/users/', '/operators/', '/play/', '/pictures/', '/docs'].map(
    (path) => `Disallow: ${path}`,
  ),
  'Allow: /',
  '',
].join('\n');

const securityFile = (
  { PUBLIC_URL, SECURITY_CONTACT }: Pick<Config, 'PUBLIC_URL' | 'SECURITY_CONTACT'>,
  now: Date,
) =>
  [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Serves files that crawlers and other tools request by name. */
export const registerSiteFiles = (app: FastifyInstance, config: Config, now: () => Date) => {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityFile(config, now())),
  );
};
