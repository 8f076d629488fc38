import websocket from '@fastify/websocket';
import type { LiveEvent } from '@wonderfield/contract/friends/friends';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { createLivePlayers } from './live-players.ts';
import { createPendingConnections } from './pending-connections.ts';

/** Time for the client to authenticate. */
const GREETING_MS = 5000;
/** Maximum message size. The only accepted message is the play session. */
const MAX_BYTES = 512;
/**
 * Maximum number of unauthenticated sockets in total and per IP address. A whole school may arrive
 * at once.
 */
const MAX_UNKNOWN = { ofAll: 2000, ofOne: 400 };
/** Ping interval. A connection without a pong for two intervals is closed. */
const PING_MS = 20_000;

/** Close codes. The page reconnects after all of them except `refused`. */
const CLOSED = { refused: 4401, tooMany: 4429, failed: 1011, restart: 1012 } as const;

/**
 * Maximum unread bytes before a connection is closed. The page loads everything again after
 * reconnecting.
 */
const MAX_UNREAD_BYTES = 256 * 1024;

type Line = Pick<WebSocket, 'bufferedAmount' | 'send' | 'terminate'>;
export const sendTo = (line: Line, event: LiveEvent) => {
  if (line.bufferedAmount > MAX_UNREAD_BYTES) line.terminate();
  else line.send(JSON.stringify(event));
};

const sessionIn = (message: string): unknown => {
  try {
    return JSON.parse(message).playSession;
  } catch {
    return undefined;
  }
};

/** Closes connections that no longer respond to pings. */
const watchConnection = (socket: WebSocket) => {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const pinging = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_MS);
  socket.once('close', () => clearInterval(pinging));
};

/**
 * Serves `GET /play/live`, a socket that only sends a player's events. The first message
 * authenticates, because a token in the URL would be logged.
 */
export const liveRoutes = async (app: FastifyInstance) => {
  const { deps, findPlayer } = app.pipeline;
  const players = createLivePlayers(deps);
  const unknown = createPendingConnections(MAX_UNKNOWN);
  await app.register(websocket, {
    options: { maxPayload: MAX_BYTES },
    // The default handler logs each error with its stack, so a client could fill the log.
    errorHandler: (_error, socket) => {
      app.countSocketError();
      socket.terminate();
    },
  });
  app.addHook('preClose', () => players.stop());

  const welcome = async (socket: WebSocket, message: string) => {
    const playSession = sessionIn(message);
    const player = await findPlayer(deps, playSession);
    if (!player) return socket.close(CLOSED.refused);
    const leave = await players.add({
      userId: player.id,
      send: (event) => sendTo(socket, event),
      close: (why) => socket.close(why === 'over' ? CLOSED.refused : CLOSED.restart),
      isGood: async () => (await findPlayer(deps, playSession))?.id === player.id,
    });
    if (socket.readyState === socket.OPEN) socket.once('close', () => void leave());
    else await leave();
  };

  app.register(async (scope) => {
    scope.get('/play/live', { websocket: true }, (socket, { ip }) => {
      const leaveUnknown = unknown.enter(ip);
      if (!leaveUnknown) return socket.close(CLOSED.tooMany);
      let isGreeted = false;
      /** Returns true on the first call. */
      const greet = () => {
        if (isGreeted) return false;
        isGreeted = true;
        leaveUnknown();
        return true;
      };
      const greetingTimer = setTimeout(() => {
        if (!isGreeted) socket.close(CLOSED.refused);
      }, GREETING_MS);
      watchConnection(socket);
      socket.once('close', () => {
        clearTimeout(greetingTimer);
        greet();
      });
      socket.on('message', (message) => {
        if (!greet()) return socket.close(CLOSED.refused);
        welcome(socket, String(message)).catch((err: unknown) => {
          deps.log.warn({ err }, 'a player could not be connected');
          socket.close(CLOSED.failed);
        });
      });
    });
  });
};
