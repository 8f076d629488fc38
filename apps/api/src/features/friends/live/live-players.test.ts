import type { LiveEvent } from '@wonderfield/contract/friends/friends';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPool } from '../../../../testing/database/open-pool.ts';
import { makePlayingChild } from '../../../../testing/factories/make-playing-child.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';
import type { Tables } from '../../../db/tables.ts';
import { notifyPlayers } from '../visits/notifications.queries.ts';
import { sendTo } from './live.routes.ts';
import { createLivePlayers, type NewConnection } from './live-players.ts';

const portal = await openFastTestServer();

const openPlayers = (deps = portal.deps) => {
  const players = createLivePlayers(deps);
  onTestFinished(() => players.stop());
  return players;
};

/** Creates a page that records its events and does not react when its connection is closed. */
const openPage = (userId: string, differing: Partial<NewConnection> = {}) => {
  const events: LiveEvent[] = [];
  const closed: string[] = [];
  const page: NewConnection = {
    userId,
    send: (event) => events.push(event),
    close: (why) => closed.push(why),
    isGood: async () => true,
    ...differing,
  };
  return { page, told: events, closed };
};
const makeChildId = async () => (await makePlayingChild(portal, 'SunnyHop')).child.id;
const presentOf = async (userId: string) =>
  (
    await portal.db
      .selectFrom('play_presence')
      .select('connection_id')
      .where('user_id', '=', userId)
      .execute()
  ).length;
const soon = (look: () => unknown) => vi.waitFor(look, { timeout: 15_000, interval: 20 });

/** Opens a database without the server's timeouts. */
const databaseWithTimeouts = () => {
  const pool = openPool({ connectionString: portal.databaseUrl });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  onTestFinished(() => db.destroy());
  return db;
};

const message = {
  id: crypto.randomUUID(),
  visit_id: crypto.randomUUID(),
  said_by: crypto.randomUUID(),
  phrase: 'hello',
  typed: null,
};

describe('createLivePlayers', () => {
  it('sends events to a player in order, even if loading the data takes long', async () => {
    const db = databaseWithTimeouts();
    const [reader, other] = [await makeChildId(), await makeChildId()];
    const players = openPlayers({ ...portal.deps, db });
    const own = openPage(reader);
    const others = openPage(other);
    await players.add(own.page);
    await players.add(others.page);
    await db.transaction().execute(async (tx) => {
      await sql`lock table visits in access exclusive mode`.execute(tx);
      await notifyPlayers(db, { to: [reader] });
      await notifyPlayers(db, { to: [reader, other], saying: message });
      await soon(() => expect(others.told.at(-1)?.kind).toBe('said'));
      expect(own.told.map(({ kind }) => kind)).toEqual(['visits']);
    });
    await soon(() =>
      expect(own.told.map(({ kind }) => kind)).toEqual(['visits', 'visits', 'said']),
    );
  });

  it('sends a notification to more players than fit into one database message', async () => {
    const userId = await makeChildId();
    const own = openPage(userId);
    await openPlayers().add(own.page);
    const crowd = Array.from({ length: 400 }, () => crypto.randomUUID());
    await notifyPlayers(portal.db, { to: [...crowd, userId] });
    await soon(() => expect(own.told).toHaveLength(2));
  });

  it('keeps six tabs per player and closes the oldest ones', async () => {
    const userId = await makeChildId();
    const players = openPlayers();
    const pages = Array.from({ length: 9 }, () => openPage(userId));
    for (const { page } of pages) await players.add(page);
    expect(pages.map(({ closed }) => closed.length)).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect(await presentOf(userId)).toBe(6);
  });

  it('removes a player whose session has ended, even if the page does not disconnect', async () => {
    const userId = await makeChildId();
    const players = openPlayers();
    const own = openPage(userId, { isGood: async () => false });
    await players.add(own.page);
    await players.pulse();
    expect(own.told.at(-1)).toEqual({ kind: 'ended' });
    expect(own.closed).toEqual(['over']);
    expect(await presentOf(userId)).toBe(0);
  });

  it('removes a player whose first message could not be sent', async () => {
    const userId = await makeChildId();
    const players = openPlayers();
    const broken = openPage(userId, {
      send: () => {
        throw new Error('the line broke');
      },
    });
    await expect(players.add(broken.page)).rejects.toThrow('the line broke');
    await players.pulse();
    expect(await presentOf(userId)).toBe(0);
  });

  it('closes all connections on shutdown and accepts no new ones', async () => {
    const userId = await makeChildId();
    const players = openPlayers();
    const own = openPage(userId);
    await players.add(own.page);
    await players.stop();
    expect(own.closed).toEqual(['restart']);
    await expect(players.add(openPage(userId).page)).rejects.toThrow();
    expect(await presentOf(userId)).toBe(0);
  });

  it('terminates a connection that does not read its messages', () => {
    const line = { bufferedAmount: 0, send: vi.fn(), terminate: vi.fn() };
    sendTo(line, { kind: 'ended' });
    expect(line.send).toHaveBeenCalledOnce();
    sendTo({ ...line, bufferedAmount: 1_000_000 }, { kind: 'ended' });
    expect(line.send).toHaveBeenCalledOnce();
    expect(line.terminate).toHaveBeenCalledOnce();
  });
});
