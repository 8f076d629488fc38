import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@wonderfield/contract/friends/friends';
import { openPgListener } from '../../../db/connection/pg-listener.ts';
import type { Deps } from '../../../dependencies.ts';
import { type ChatMessageRow, showChatMessage } from '../visits/chat-message.rules.ts';
import { endForbiddenVisits } from '../visits/end-forbidden-visits.ts';
import { type Notification, PLAY_NOTIFICATIONS } from '../visits/notifications.queries.ts';
import { hereSince } from '../visits/visit-permission.ts';
import { readVisits } from '../visits/visit-views.ts';
import { createOrderedTasks } from './ordered-tasks.ts';
import { deletePresence, deleteStalePresence, keepPresent } from './presence.queries.ts';

/** Interval for checking permissions, which have to apply within a minute. */
const PULSE_MS = 15_000;
/** Maximum number of connected tabs per player. The oldest is closed. */
const MAX_TABS = 6;

type Connection = {
  connectionId: string;
  userId: string;
  send: (event: LiveEvent) => void;
  /** Closes the connection, permanently or because this process restarts. */
  close: (why: 'over' | 'restart') => void;
  /** Returns true while the play session is valid. */
  isGood: () => Promise<boolean>;
};
export type NewConnection = Omit<Connection, 'connectionId'>;

/** Repeats a task at an interval, one run at a time. Does not keep the process running. */
const createHeartbeat = (beat: () => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let isBeating = false;
  return {
    start: () => {
      timer ??= setInterval(() => {
        if (isBeating) return;
        isBeating = true;
        void beat().finally(() => {
          isBeating = false;
        });
      }, PULSE_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
};

/** Logs a failure that belongs to no request. The next heartbeat tries again. */
const logFailure = (log: Deps['log'], task: Promise<unknown>) =>
  task.catch((err: unknown) => log.warn({ err }, 'a player could not be notified'));

/** Sends visits and chat messages to the connections of a player. */
const createNotifier = (deps: Deps, connectionsOf: (userId: string) => readonly Connection[]) => {
  const run = createOrderedTasks();

  const showVisits = (userId: string) =>
    run(userId, async () => {
      if (connectionsOf(userId).length === 0) return;
      const visits = await readVisits(deps.db, userId, deps.now());
      for (const { send } of connectionsOf(userId)) send({ kind: 'visits', visits });
    });

  const showSaid = (userId: string, message: ChatMessageRow) =>
    run(userId, () => {
      const event = { kind: 'said', saying: showChatMessage(message, userId) } as const;
      for (const { send } of connectionsOf(userId)) send(event);
    });

  const showTime = (userId: string) =>
    run(userId, () => {
      for (const { send } of connectionsOf(userId)) send({ kind: 'time' });
    });

  const show = (userId: string, { saying: message, isTime }: Notification) => {
    if (message) return showSaid(userId, message);
    return isTime ? showTime(userId) : showVisits(userId);
  };

  return {
    showVisits,
    /** Handles a notification from any process. */
    receive: (payload: string) => {
      const notification = JSON.parse(payload) as Notification;
      for (const userId of notification.to) {
        if (connectionsOf(userId).length === 0) continue;
        void logFailure(deps.log, show(userId, notification));
      }
    },
  };
};

/**
 * Manages the players connected to this process, who receive notifications of any process. Presence
 * is stored in the database, so every process knows it.
 */
export const createLivePlayers = (deps: Deps) => {
  const connections = new Map<string, Connection>();
  const { db, log } = deps;

  const connectionsOf = (userId: string) =>
    [...connections.values()].filter((connection) => connection.userId === userId);

  const quietly = (task: Promise<unknown>) => logFailure(log, task);
  const { showVisits, receive } = createNotifier(deps, connectionsOf);

  const usersHere = () => [...new Set([...connections.values()].map(({ userId }) => userId))];

  const remove = async (connectionId: string) => {
    if (!connections.delete(connectionId)) return;
    await quietly(deletePresence(db, connectionId));
  };

  /** Removes the connection immediately, because a page may not react to the close. */
  const drop = async ({ connectionId, close }: Connection, why: 'over' | 'restart') => {
    close(why);
    await remove(connectionId);
  };

  const dropEnded = async () => {
    for (const connection of [...connections.values()]) {
      if (await connection.isGood()) continue;
      connection.send({ kind: 'ended' });
      await drop(connection, 'over');
    }
  };

  const pulse = async () => {
    await dropEnded();
    await keepPresent(db, [...connections.values()], deps.now());
    await deleteStalePresence(db, hereSince(deps.now()));
    await endForbiddenVisits(deps, usersHere());
  };

  const line = () =>
    openPgListener(deps.config.DATABASE_URL, PLAY_NOTIFICATIONS, {
      onNotification: receive,
      onBack: () => {
        for (const userId of usersHere()) void quietly(showVisits(userId));
      },
      onLost: (reason) =>
        log.warn({ reason }, 'the notification connection of players is lost, reconnecting'),
    });
  let listening: ReturnType<typeof line> | undefined;
  const heartbeat = createHeartbeat(async () => {
    if (connections.size > 0) await quietly(pulse());
  });
  let isStopped = false;

  /** Starts the subscription and the heartbeat with the first connected player. */
  const wake = async () => {
    listening ??= line();
    heartbeat.start();
    await listening.opened;
  };

  return {
    pulse,
    /** Adds a connection and returns a function that removes it. */
    add: async (connection: NewConnection) => {
      await wake();
      if (isStopped) throw new Error('This process is shutting down and accepts no players.');
      const connectionId = randomUUID();
      const [oldest, ...tabs] = connectionsOf(connection.userId);
      connections.set(connectionId, { ...connection, connectionId });
      try {
        if (oldest && tabs.length + 1 >= MAX_TABS) await drop(oldest, 'over');
        await keepPresent(db, [{ connectionId, userId: connection.userId }], deps.now());
        await showVisits(connection.userId);
      } catch (error) {
        // Remove the connection, because the caller has no function to do it.
        await remove(connectionId);
        throw error;
      }
      return () => remove(connectionId);
    },
    stop: async () => {
      isStopped = true;
      heartbeat.stop();
      for (const connection of [...connections.values()]) await drop(connection, 'restart');
      await listening?.stop();
    },
  };
};
