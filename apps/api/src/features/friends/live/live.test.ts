import type { Socket } from 'node:net';
import type { LiveEvent } from '@wonderfield/contract/friends/friends';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { buildTestApp, type TestPortal } from '../../../../testing/build-test-app.ts';
import { expectSuccess } from '../../../../testing/expect-response.ts';
import { enroll, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import {
  makePlayingChild,
  type PlayingChild,
} from '../../../../testing/factories/make-playing-child.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();

/** Starts a second process with the same database. */
const openSecondProcess = async () => {
  const second = await buildTestApp({ databaseUrl: portal.databaseUrl });
  onTestFinished(() => second.close());
  await second.app.ready();
  return second;
};

/** Waits with a long timeout, because notifications can be slow on a busy machine. */
const soon = (look: () => unknown) => vi.waitFor(look, { timeout: 15_000, interval: 20 });

/** Opens the socket of a game and records its events. */
const connect = async (at: TestPortal, greeting: string) => {
  const events: LiveEvent[] = [];
  const closed: number[] = [];
  const socket = (await at.app.injectWS(
    '/play/live',
    // An injected socket has no IP address.
    { socket: { remoteAddress: '10.6.0.1' } as Socket },
    {
      onInit: (line: WebSocket) => {
        line.on('message', (message) => events.push(JSON.parse(String(message))));
        line.on('close', (code) => closed.push(code));
      },
    },
  )) as unknown as WebSocket;
  onTestFinished(() => socket.terminate());
  socket.send(greeting);
  return { socket, told: events, closed };
};
const join = async (at: TestPortal, { game }: PlayingChild) => {
  const line = await connect(at, JSON.stringify({ playSession: game.playSession }));
  await soon(() => expect(line.told).toContainEqual({ kind: 'visits', visits: [] }));
  return line;
};

const makeTwo = async () => {
  const one = await makePlayingChild(portal, 'SunnyHop');
  const other = await makePlayingChild(portal, 'MossyPaw');
  const classroom = await makeClassroom(portal, {});
  for (const { child } of [one, other]) await enroll(portal, classroom.id, child.id, 'code');
  return [one, other] as const;
};

describe('Live socket', () => {
  // @proves D-6-friends
  it('sends visits and chat messages to both players on two processes', async () => {
    const [first, other] = await makeTwo();
    const second = await openSecondProcess();
    const firstPlayer = await join(portal, first);
    const secondPlayer = await join(second, other);
    const { body } = await first.game.call('visitField', { playerKey: other.playerKey });
    const { visitId } = body.visit as { visitId: string };
    await soon(() =>
      expect(secondPlayer.told.at(-1)).toMatchObject({
        kind: 'visits',
        visits: [{ visitId, isHost: true, isOtherHere: true, other: { name: 'SunnyHop' } }],
      }),
    );
    expectSuccess(await first.game.call('saySomething', { visitId, phrase: 'hello' }));
    await soon(() => {
      const message = { visitId, phrase: 'hello' };
      expect(secondPlayer.told).toContainEqual({
        kind: 'said',
        saying: expect.objectContaining({ ...message, isMine: false }),
      });
      expect(firstPlayer.told).toContainEqual({
        kind: 'said',
        saying: expect.objectContaining({ ...message, isMine: true }),
      });
    });
    expectSuccess(await other.game.call('blockPlayer', { playerKey: first.playerKey }));
    await soon(() => {
      expect(firstPlayer.told.at(-1)).toEqual({ kind: 'visits', visits: [] });
      expect(secondPlayer.told.at(-1)).toEqual({ kind: 'visits', visits: [] });
    });
  });

  it('sends no events of a visit to a third player', async () => {
    const [first, second] = await makeTwo();
    const third = await makePlayingChild(portal, 'Third');
    const aside = await join(portal, third);
    const own = await join(portal, second);
    const { body } = await first.game.call('visitField', { playerKey: second.playerKey });
    const { visitId } = body.visit as { visitId: string };
    await first.game.call('saySomething', { visitId, phrase: 'hello' });
    await soon(() => expect(own.told.at(-1)).toMatchObject({ kind: 'said' }));
    expect(aside.told).toEqual([{ kind: 'visits', visits: [] }]);
  });

  // @proves D-6-friends
  it('sends the whole state again after a reconnect', async () => {
    const [first, second] = await makeTwo();
    const { body } = await first.game.call('visitField', { playerKey: second.playerKey });
    const { visitId } = body.visit as { visitId: string };
    await first.game.call('saySomething', { visitId, phrase: 'hello' });
    for (let cut = 0; cut < 3; cut += 1) {
      const line = await connect(portal, JSON.stringify({ playSession: second.game.playSession }));
      await soon(() =>
        // The notification may arrive late and a second time.
        expect(line.told.find(({ kind }) => kind === 'visits')).toMatchObject({
          visits: [{ visitId, sayings: [{ phrase: 'hello' }] }],
        }),
      );
      line.socket.terminate();
    }
    await soon(async () => {
      const present = portal.db.selectFrom('play_presence').selectAll();
      expect(await present.where('user_id', '=', second.child.id).execute()).toEqual([]);
    });
  });

  it('accepts only play sessions and closes the socket after any other message', async () => {
    const [one] = await makeTwo();
    const invalidGreetings = ['', '{}', 'not json', '{"playSession":"nobody"}'];
    invalidGreetings.push(JSON.stringify({ playSession: one.session.sessionToken }));
    for (const greeting of invalidGreetings) {
      const line = await connect(portal, greeting);
      await soon(() => expect(line.closed).toEqual([4401]));
      expect(line.told).toEqual([]);
    }
    const chatty = await join(portal, one);
    chatty.socket.send('{"kind":"said"}');
    await soon(() => expect(chatty.closed).toEqual([4401]));
    const long = await connect(portal, 'x'.repeat(600));
    await soon(() => expect(long.closed).toHaveLength(1));
  });

  it('counts malformed frames in a metric and logs no stack', async () => {
    const [one] = await makeTwo();
    const countIn = (metrics: string) =>
      Number(/^wonderfield_socket_errors_total (\d+)$/m.exec(metrics)?.[1] ?? 0);
    const readCount = async () => countIn((await portal.app.inject('/metrics')).body);
    const before = await readCount();
    const lines = portal.logLines.length;
    const line = await join(portal, one);
    // A frame with reserved bits that were not negotiated.
    (line.socket as unknown as { _socket: Socket })._socket.write(
      Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
    );
    await soon(() => expect(line.closed).toHaveLength(1));
    await soon(async () => expect(await readCount()).toBe(before + 1));
    expect(portal.logLines.slice(lines).join('')).not.toMatch(/stack|Invalid WebSocket/);
  });

  it('closes with a code that lets the page reconnect when the server stops', async () => {
    const [one] = await makeTwo();
    const stopping = await buildTestApp({ databaseUrl: portal.databaseUrl });
    await stopping.app.ready();
    const line = await join(stopping, one);
    await stopping.close();
    await soon(() => expect(line.closed).toHaveLength(1));
    expect(line.closed).not.toContain(4401);
  });

  it('returns 404 without a WebSocket upgrade', async () => {
    expect((await portal.app.inject('/play/live')).statusCode).toBe(404);
  });
});
