import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPasswords } from './passwords.ts';
import { consumeRateLimit, ensureWithinLimit, refundRateLimit } from './rate-limits.ts';
import { createSealer } from './sealing.ts';
import { createToken, sha256 } from './tokens.ts';

describe('createToken', () => {
  it('creates unique tokens of 32 bytes [T15]', () => {
    const tokens = Array.from({ length: 10_000 }, createToken);
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
  });

  it('creates tokens that are safe in a path and a query [T15]', () => {
    expect(createToken()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});

describe('sealer', () => {
  const sealer = createSealer(Buffer.alloc(32, 'one key of thirty-two bytes long'));
  const sealed = sealer.seal('Clover#71', 'child:1');

  it('decrypts a value in its own context', () => {
    expect(sealer.open(sealed, 'child:1')).toBe('Clover#71');
  });

  it('rejects a value in the context of another child', () => {
    expect(() => sealer.open(sealed, 'child:2')).toThrow();
    expect(() => sealer.open(sealed, 'child:11')).toThrow();
    expect(() => sealer.open(sealed, '')).toThrow();
  });

  it('rejects a value that was encrypted with another key', () => {
    const other = createSealer(Buffer.alloc(32, 'another key, just as long as it '));
    expect(() => other.open(sealed, 'child:1')).toThrow();
  });

  it('rejects a value with a changed or missing byte', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => sealer.open(changed, 'child:1')).toThrow();
      expect(() => sealer.open(sealed.subarray(0, at), 'child:1')).toThrow();
    }
  });

  it('encrypts the same text differently each time and hides it', () => {
    expect(sealer.seal('Clover#71', 'child:1').equals(sealed)).toBe(false);
    expect(sealed.toString('latin1')).not.toContain('Clover');
  });

  it('encrypts and decrypts text in any script', () => {
    expect(sealer.open(sealer.seal('pässwörd 🦊', 'x'), 'x')).toBe('pässwörd 🦊');
  });
});

describe('passwords', () => {
  it('verifies passwords and returns false without a hash', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('Clover#71');
    expect(await passwords.verify(hash, 'Clover#71')).toBe(true);
    expect(await passwords.verify(hash, 'Clover#72')).toBe(false);
    for (const unknown of [null, undefined, '']) {
      expect(await passwords.verify(unknown, 'nobody has this password')).toBe(false);
    }
  });

  it('salts each hash, so equal passwords have different hashes', async () => {
    const passwords = createPasswords();
    expect(await passwords.hash('Clover#71')).not.toBe(await passwords.hash('Clover#71'));
  });

  it('rejects the fourth task when one may run and two may wait, and recovers', async () => {
    const passwords = createPasswords({ running: 1, waiting: 2 });
    const tasks = Array.from({ length: 3 }, () => passwords.hash('Clover#71'));
    expect(passwords.isBusy()).toBe(true);
    await expect(passwords.hash('Clover#71')).rejects.toMatchObject({
      code: 'SYS_503',
      details: { retryAfterSeconds: 1, isProtocolError: true },
    });
    expect(await Promise.all(tasks)).toHaveLength(3);
    expect(passwords.isBusy()).toBe(false);
    expect(await passwords.verify(await passwords.hash('x'), 'x')).toBe(true);
  });

  it('frees its slot after a failure', async () => {
    const passwords = createPasswords({ running: 1, waiting: 0 + 1 });
    await expect(passwords.verify('not a hash', 'x')).rejects.toThrow();
    expect(await passwords.verify(await passwords.hash('x'), 'x')).toBe(true);
  });
});

describe('rate limits', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await buildTestApp();
  });
  afterAll(() => portal.close());
  const limit = (key: string) => ({ bucket: 'test', key, times: 5, seconds: 60 });

  // @proves D-7-database-url
  it('allows exactly 5 of 200 parallel requests', async () => {
    const taken = await Promise.all(
      Array.from({ length: 200 }, () =>
        consumeRateLimit(portal.db, limit('burst'), portal.deps.now()),
      ),
    );
    expect(taken.filter(({ isWithin }) => isWithin)).toHaveLength(5);
  });

  it('returns the time to wait in seconds', async () => {
    const halfway = new Date(portal.deps.now().getTime() + 30_400);
    for (let time = 0; time < 5; time += 1)
      await consumeRateLimit(portal.db, limit('wait'), halfway);
    await expect(ensureWithinLimit(portal.db, limit('wait'), halfway)).rejects.toMatchObject({
      code: 'RTE_001',
      details: { retryAfterSeconds: 30, isProtocolError: true },
    });
    const next = new Date(portal.deps.now().getTime() + 60_000);
    await ensureWithinLimit(portal.db, limit('wait'), next);
  });

  it('counts keys and buckets separately', async () => {
    const now = portal.deps.now();
    for (let time = 0; time < 6; time += 1) await consumeRateLimit(portal.db, limit('a'), now);
    await ensureWithinLimit(portal.db, limit('b'), now);
    await ensureWithinLimit(portal.db, { ...limit('a'), bucket: 'other' }, now);
  });

  it('refunds a unit, but never below zero', async () => {
    const now = portal.deps.now();
    await consumeRateLimit(portal.db, limit('back'), now);
    for (let time = 0; time < 3; time += 1) await refundRateLimit(portal.db, limit('back'), now);
    for (let time = 0; time < 5; time += 1) {
      await ensureWithinLimit(portal.db, limit('back'), now);
    }
    await expect(ensureWithinLimit(portal.db, limit('back'), now)).rejects.toThrow();
  });

  it('stores only a hash of the address or name', async () => {
    await consumeRateLimit(portal.db, limit('192.0.2.1'), portal.deps.now());
    const rows = await portal.db.selectFrom('rate_limits').selectAll().execute();
    expect(rows.some((row) => row.key_sha256.equals(sha256('192.0.2.1')))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.1');
  });
});
