import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../../testing/database/test-database.ts';
import { openTcpGate } from '../../../testing/fakes/tcp-gate.ts';
import { openDatabase } from './connection.ts';
import { openPgListener } from './pg-listener.ts';

const soon = (look: () => unknown) => vi.waitFor(look, { timeout: 15_000, interval: 20 });

/** Opens a listener behind a TCP proxy and a sender that bypasses the proxy. */
const openSocket = async (heartbeatMs: number) => {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  const gate = await openTcpGate({ host: url.hostname, port: Number(url.port) });
  const db = openDatabase(database.url, 1, () => undefined);
  url.hostname = '127.0.0.1';
  url.port = String(gate.port);
  const heard = { onNotification: vi.fn(), onBack: vi.fn(), onLost: vi.fn() };
  const line = openPgListener(String(url), 'news', { ...heard, heartbeatMs });
  onTestFinished(async () => {
    await line.stop();
    await gate.close();
    await db.destroy();
    await database.drop();
  });
  await line.opened;
  return {
    gate,
    heard,
    tell: (text: string) => sql`select pg_notify('news', ${text})`.execute(db),
  };
};

it('receives notifications and reconnects after the connection is cut', async () => {
  const { gate, heard, tell } = await openSocket(60_000);
  await tell('first');
  await soon(() => expect(heard.onNotification).toHaveBeenCalledWith('first'));
  gate.cut();
  await soon(() => expect(heard.onLost).toHaveBeenCalled());
  gate.repair();
  await soon(() => expect(heard.onBack).toHaveBeenCalledOnce());
  await tell('second');
  await soon(() => expect(heard.onNotification).toHaveBeenCalledWith('second'));
});

it('detects a silent connection and reconnects', async () => {
  const { gate, heard, tell } = await openSocket(200);
  gate.silence();
  await soon(() => expect(heard.onBack).toHaveBeenCalled());
  await tell('after');
  await soon(() => expect(heard.onNotification).toHaveBeenCalledWith('after'));
});
