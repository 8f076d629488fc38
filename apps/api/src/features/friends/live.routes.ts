import websocket from '@fastify/websocket';
import type { LiveEvent } from '@wonderfield/contract/friends/friends';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { createLivePlayers } from './live-players.ts';
import { createWaitingRoom } from './pending-connections.ts';

/** Who does not say in time who they are goes. */
const GREETING_MS = 5000;
/** A greeting is a play session; nothing else is ever listened to. */
const MOST_BYTES = 512;
/** Sockets of people we do not know yet; of one address more than a school that arrives at once. */
const MOST_UNKNOWN = { ofAll: 2000, ofOne: 400 };
/** A line without a sign of life for two of these is dead. */
const PING_MS = 20_000;

/** A page takes the line up again after all of these but `refused`. */
const CLOSED = { refused: 4401, tooMany: 4429, failed: 1011, restart: 1012 } as const;

/** Who does not read what they are told, such as a page on a dead network, reads it after coming back. */
const MOST_UNREAD_BYTES = 256 * 1024;

type Line = Pick<WebSocket, 'bufferedAmount' | 'send' | 'terminate'>;
export const sendTo = (line: Line, event: LiveEvent) => {
  if (line.bufferedAmount > MOST_UNREAD_BYTES) line.terminate();
  else line.send(JSON.stringify(event));
};

const sessionIn = (message: string): unknown => {
  try {
    return JSON.parse(message).playSession;
  } catch {
    return undefined;
  }
};

/** Closes lines nobody holds anymore. */
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
 * `GET /play/live`: a socket that tells a player what happens around them. It says who plays in its
 * first message, never in the address, which logs would keep. Everything a player does goes through
 * the calls.
 */
export const liveRoutes = async (app: FastifyInstance) => {
  const { deps, findPlayer } = app.pipeline;
  const players = createLivePlayers(deps);
  const unknown = createWaitingRoom(MOST_UNKNOWN);
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES },
    // The default logs each of them with its stack, so a client could fill the log.
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
      /** True the first time. */
      const greet = () => {
        if (isGreeted) return false;
        isGreeted = true;
        leaveUnknown();
        return true;
      };
      const retryPolicy = setTimeout(() => {
        if (!isGreeted) socket.close(CLOSED.refused);
      }, GREETING_MS);
      watchConnection(socket);
      socket.once('close', () => {
        clearTimeout(retryPolicy);
        greet();
      });
      socket.on('message', (message) => {
        if (!greet()) return socket.close(CLOSED.refused);
        welcome(socket, String(message)).catch((err: unknown) => {
          deps.log.warn({ err }, 'a player could not be welcomed');
          socket.close(CLOSED.failed);
        });
      });
    });
  });
};
