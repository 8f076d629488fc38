// Baseline: what Node, the driver and the database can do at best. It runs the same statements as
// the portal without rules or checks and returns the raw rows.
import { createServer } from 'node:http';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import type { Replay, Source } from './replay.ts';

/** Work of the baseline for one call. */
export type BaselineCall = {
  /** One replay per recorded request, used in turn. */
  replays: Replay[];
  /** A password to verify before the database is queried. */
  verifies?: { hash: string; password: string };
};
export type BaselineOrders = { databaseUrl: string; calls: Record<string, BaselineCall> };

/** Same value as in the portal. */
const CONNECTIONS = 10;

const names = new Map<string, string>();
const nameOf = (sql: string) => {
  const existing = names.get(sql);
  if (existing) return existing;
  const name = `floor${names.size}`;
  names.set(sql, name);
  return name;
};

const ask = async (client: pg.PoolClient, replay: Replay) => {
  const responses: Record<string, unknown>[][] = [];
  const valueFrom = (source: Source): unknown => {
    switch (source.kind) {
      case 'same':
        return source.value;
      case 'answered':
        return responses[source.statement]?.[source.row]?.[source.column];
      case 'list':
        return source.sources.map(valueFrom);
    }
  };
  for (const { sql, sources } of replay) {
    const values = sources.map(valueFrom);
    const { rows } = await client.query(
      values.length > 0 ? { name: nameOf(sql), text: sql, values } : sql,
    );
    responses.push(rows);
  }
  return responses;
};

const serve = ({ databaseUrl, calls }: BaselineOrders) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const turns = new Map<string, number>();

  const reply = async (name: string) => {
    const call = calls[name];
    if (!call) throw new Error(`No recording of ${name} exists.`);
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    if (call.verifies) await verify(call.verifies.hash, call.verifies.password);
    const client = await pool.connect();
    try {
      return await ask(client, call.replays[turn % call.replays.length] ?? []);
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };

  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      reply(request.url?.slice(1) ?? '').then(
        (rows) => {
          response.writeHead(200, { 'content-type': 'application/json' });
          response.end(JSON.stringify({ _responseStatus: 1, rows }));
        },
        (error: Error) => {
          console.error(`baseline: ${error.message}`);
          response.writeHead(500);
          response.end(error.message);
        },
      );
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : 0);
  });
};

process.once('message', (orders: BaselineOrders) => serve(orders));
