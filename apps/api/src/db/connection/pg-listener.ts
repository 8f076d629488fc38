import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

type Options = {
  onNotification: (payload: string) => void;
  /** Called after a reconnect. Notifications sent in between are lost. */
  onBack: () => void;
  onLost: (reason: string) => void;
  heartbeatMs?: number;
};

/** A dead connection is detected after this interval plus the response timeout. */
const HEARTBEAT_MS = 20_000;
const RESPONSE_TIMEOUT_MS = 5000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/** Receives notifications of any process on a channel (`pg_notify`) over a dedicated connection. */
export const openPgListener = (
  url: string,
  channel: string,
  { onNotification, onBack, onLost, heartbeatMs = HEARTBEAT_MS }: Options,
) => {
  const stopping = new AbortController();
  const opened = Promise.withResolvers<void>();
  let isFirst = true;
  let client: pg.Client | undefined;

  const hear = async () => {
    const line = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3000,
      query_timeout: Math.min(heartbeatMs, RESPONSE_TIMEOUT_MS),
      keepAlive: true,
      application_name: 'wonderfield-listen',
    });
    client = line;
    const lost = Promise.withResolvers<string>();
    // Keep the handler: a dead connection can emit several errors.
    line.on('error', (error) => lost.resolve(error.message));
    line.once('end', () => lost.resolve('the connection ended'));
    line.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await line.connect();
      await line.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await line.end().catch(() => undefined);
      return { wasOpen: false, reason: String(error) };
    }
    if (!isFirst) onBack();
    isFirst = false;
    opened.resolve();
    const beating = setInterval(() => {
      line.query('select 1').catch((error: Error) => lost.resolve(error.message));
    }, heartbeatMs);
    const reason = await lost.promise;
    clearInterval(beating);
    // Does not wait, because a dead connection never confirms the end.
    line.end().catch(() => undefined);
    return { wasOpen: true, reason };
  };

  const keepHearing = async () => {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const { wasOpen, reason } = await hear();
      if (stopping.signal.aborted) return;
      onLost(reason);
      pause = wasOpen ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, pause * 2);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const ended = keepHearing();

  return {
    /** Resolves when the listener is connected. */
    opened: opened.promise,
    stop: async () => {
      stopping.abort();
      opened.resolve();
      await client?.end().catch(() => undefined);
      await ended;
    },
  };
};
