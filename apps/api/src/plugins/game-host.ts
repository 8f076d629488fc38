import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

type Addresses = Pick<Config, 'GAME_URL' | 'PUBLIC_URL'>;

/**
 * The host that is the game's alone, where it may keep things: `GAME_URL` names another host name
 * than the portal's. Another port would not do, because cookies do not know ports.
 */
export const gameHostOf = ({ GAME_URL, PUBLIC_URL }: Addresses): string | undefined => {
  if (!URL.canParse(GAME_URL)) return undefined;
  const game = new URL(GAME_URL);
  return game.hostname === new URL(PUBLIC_URL).hostname ? undefined : game.host;
};

/**
 * By the name the request came with or by the one a proxy passes on: a script of the game can write the
 * second, and must not get out by it.
 */
export const isOnGameHost = (gameHost: string | undefined, request: FastifyRequest) =>
  gameHost !== undefined &&
  [request.host, request.headers.host].some((host) => host?.toLowerCase() === gameHost);

/** The game's files, its calls, and the two ways in. Everything else is the portal's. */
const OF_THE_GAME = /^\/(game$|game\/|play\/|users\/redeemPlay(Token|Code)$|(healthz|readyz)$)/;

/** "Back to Wonderfield", and the way a game goes that was loaded again and has no session. */
const LEADS_TO_THE_PORTAL: readonly string[] = ['/', '/return-to-game'];

/** On the game's own host nothing of an account is reached: a mistake in the game has nothing to use (T65). */
export const registerGameHost = (app: FastifyInstance, config: Addresses) => {
  const gameHost = gameHostOf(config);
  if (!gameHost) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isOnGameHost(gameHost, request)) return;
    const path = request.url.split('?', 1)[0] ?? '/';
    if (OF_THE_GAME.test(path)) return;
    if (LEADS_TO_THE_PORTAL.includes(path) && request.method === 'GET') {
      return reply.redirect(`${config.PUBLIC_URL}${path}`);
    }
    return reply.code(404).type('text/plain').send('Not found');
  });
};
