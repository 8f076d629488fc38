import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { codesIn, expectAllAlike } from '../../../../testing/response-assertions.ts';
import { callGame } from '../../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer();
const MINUTE_MS = 60_000;

const makePlayer = () => makeStudent(portal.db, { avatar: { name: 'Foxglove', look: 'bloom-3' } });
const codeFor = async (user: MadeUser) =>
  String(
    expectSuccess(await portal.call('makePlayCode', await signIn(portal, user))).body.playCode,
  );
let addresses = 0;
/** Returns a new IP address for each request, unless the test is about IP addresses. */
const nextAddress = () => {
  addresses += 1;
  return `10.9.${addresses >> 8}.${addresses & 255}`;
};
const redeem = (playCode: unknown, address = nextAddress()) =>
  portal.call('redeemPlayCode', { playCode }, { address });

describe('Play code', () => {
  // @proves C-makePlayCode
  it('creates a readable code of eight characters that opens the game', async () => {
    const code = await codeFor(await makePlayer());
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const { body } = expectSuccess(await redeem(code));
    expect(body).toMatchObject({ playerName: 'Foxglove', avatarPreview: 'bloom-3' });
    const { playSession } = body;
    expect((await callGame(portal, 'openField', { playSession })).body.playerName).toBe('Foxglove');
  });

  // @proves C-redeemPlayCode
  it('accepts a play code in any case and format', async () => {
    for (const defineCodec of [
      (code: string) => code.toLowerCase(),
      (code: string) => code.replace('-', ''),
      (code: string) => ` ${[...code.replace('-', '')].join(' ')} `,
    ]) {
      expectSuccess(await redeem(defineCodec(await codeFor(await makePlayer()))));
    }
  });

  // @proves C-redeemPlayCode
  it('accepts a play code once for 20 parallel requests and rejects the others with PLY_010', async () => {
    const code = await codeFor(await makePlayer());
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(code)));
    expect(codesIn(answers)).toEqual({ GEN_000: 1, PLY_010: 19 });
  });

  // @proves C-redeemPlayCode
  it('accepts a play code for ten minutes', async () => {
    const [inTime, late] = [await codeFor(await makePlayer()), await codeFor(await makePlayer())];
    portal.clock.advance(10 * MINUTE_MS - 1);
    expectSuccess(await redeem(inTime));
    portal.clock.advance(1);
    expectError(await redeem(late), 'PLY_010');
  });

  // @proves M-PLY_010
  it('returns PLY_010 for a used, expired, unknown and malformed play code alike', async () => {
    const used = await codeFor(await makePlayer());
    expectSuccess(await redeem(used));
    const late = await codeFor(await makePlayer());
    portal.clock.advance(11 * MINUTE_MS);
    const answers = [];
    for (const code of [used, late, 'K3M9-2QXZ', 'x', '%_%', '🐇']) {
      answers.push(expectError(await redeem(code), 'PLY_010'));
    }
    expectAllAlike(answers);
  });

  // @proves C-makePlayCode
  it('stores a play code as a keyed hash and never logs it', async () => {
    const code = await codeFor(await makePlayer());
    const rows = await portal.db.selectFrom('play_tokens').selectAll().execute();
    const characters = code.replace('-', '');
    expect(JSON.stringify(rows)).not.toContain(characters);
    expect(portal.logLines.join('\n')).not.toContain(characters);
  });

  it('invalidates a play code with the sign-out and with a suspension (PLY_010)', async () => {
    const student = await makePlayer();
    const session = await signIn(portal, student);
    const code = String(expectSuccess(await portal.call('makePlayCode', session)).body.playCode);
    expectSuccess(await portal.call('logout', session));
    expectError(await redeem(code), 'PLY_010');
    const suspended = await makePlayer();
    const other = await codeFor(suspended);
    await portal.db
      .updateTable('users')
      .set({ suspended_at: portal.deps.now() })
      .where('id', '=', suspended.id)
      .execute();
    expectError(await redeem(other), 'PLY_010');
  });

  // @proves C-makePlayCode
  it('issues play codes only to students with an avatar, parents and approved educators', async () => {
    const session = await signIn(portal, await makeStudent(portal.db));
    expectError(await portal.call('makePlayCode', session), 'AVN_005');
    const { body } = expectSuccess(await redeem(await codeFor(await makeParent(portal.db))));
    expect(body.playerName).toBe('Visitor');
    const waiting = await makeEducator(portal.db, { approved: false });
    expectError(await portal.call('makePlayCode', await signIn(portal, waiting)), 'EDU_001');
  });

  it('limits play codes to 20 per hour', async () => {
    const session = await signIn(portal, await makePlayer());
    for (let times = 0; times < 20; times += 1) {
      expectSuccess(await portal.call('makePlayCode', session));
    }
    expect((await portal.call('makePlayCode', session)).body.msgCode).toBe('RTE_001');
  });
});

describe('Play code: limits', () => {
  // @proves C-redeemPlayCode
  it('limits failed play codes to 90 per IP address, then rejects valid codes with RTE_001', async () => {
    portal.clock.advance(60 * MINUTE_MS);
    const code = await codeFor(await makePlayer());
    const address = '10.8.0.1';
    for (let guess = 0; guess < 90; guess += 1) {
      expectError(await redeem(`0000-${1000 + guess}`, address), 'PLY_010');
    }
    expectError(await redeem(code, address), 'RTE_001');
    expectSuccess(await redeem(code, '10.8.0.2'));
  });

  it('limits failed play codes to 100,000 for all IP addresses with RTE_001', async () => {
    portal.clock.advance(60 * MINUTE_MS);
    expectError(await redeem('0000-0000'), 'PLY_010');
    await portal.db
      .updateTable('rate_limits')
      .set({ used: 100_000 })
      .where('bucket', '=', 'play-code/all')
      .execute();
    expectError(await redeem('0000-0001'), 'RTE_001');
    portal.clock.advance(10 * MINUTE_MS);
    expectError(await redeem('0000-0002'), 'PLY_010');
  });

  it('accepts 40 valid play codes in parallel from one IP address', async () => {
    portal.clock.advance(60 * MINUTE_MS);
    const codes: string[] = [];
    for (let seat = 0; seat < 40; seat += 1) {
      const session = await signIn(portal, await makeParent(portal.db));
      const { body } = expectSuccess(await portal.call('makePlayCode', session));
      codes.push(String(body.playCode));
    }
    const answers = await Promise.all(codes.map((code) => redeem(code, '10.8.0.3')));
    expect(codesIn(answers)).toEqual({ GEN_000: 40 });
  });
});
