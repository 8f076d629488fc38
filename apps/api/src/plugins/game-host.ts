import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

type Addresses = Pick<Config, 'GAME_URL' | 'PUBLIC_URL'>;

/**
 * Returns the separate game host, where the game can store data, or undefined. Another port is not
 * enough, because cookies ignore ports.
 */
export const gameHostOf = ({ GAME_URL, PUBLIC_URL }: Addresses): string | undefined => {
  if (!URL.canParse(GAME_URL)) return undefined;
  const game = new URL(GAME_URL);
  return game.hostname === new URL(PUBLIC_URL).hostname ? undefined : game.host;
};

/**
 * Checks the Host header and the forwarded host, because a script of the game can set the second.
 * It must not escape that way.
 */
export const isOnGameHost = (gameHost: string | undefined, request: FastifyRequest) =>
  gameHost !== undefined &&
  [request.host, request.headers.host].some((host) => host?.toLowerCase() === gameHost);

/**
 * Paths of the game host: the game's files and calls and the call that redeems a token. All others belong to
 * the portal.
 */
const OF_THE_GAME = /^\/(game$|game\/|play\/|users\/redeemPlayToken$|(healthz|readyz)$)/;

/** Targets of "Back to Wonderfield", of a reloaded game without a session and of a class's device. */
const LEADS_TO_THE_PORTAL: readonly string[] = ['/', '/return-to-game', '/class', '/class?done=1'];

/** Blocks account calls on the game host, so a vulnerability in the game cannot use them [T65]. */
export const registerGameHost = (app: FastifyInstance, config: Addresses) => {
  const gameHost = gameHostOf(config);
  if (!gameHost) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isOnGameHost(gameHost, request)) return;
    const path = request.url.split('?', 1)[0] ?? '/';
    if (OF_THE_GAME.test(path)) return;
    const target = [request.url, path].find((each) => LEADS_TO_THE_PORTAL.includes(each));
    if (target && request.method === 'GET') {
      return reply.redirect(`${config.PUBLIC_URL}${target}`);
    }
    return reply.code(404).type('text/plain').send('Not found');
  });
};
