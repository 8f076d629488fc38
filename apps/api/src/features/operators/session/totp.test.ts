import { describe, expect, it } from 'vitest';
import { createSealer } from '../../../security/sealing.ts';
import { acceptedStep, createTotpSecret, openTotpSecret, sealTotpSecret, totpUri } from './totp.ts';

/** The secret of the examples in RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('acceptedStep', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('accepts at %i s the code %s of step %i from the RFC', (seconds, code, step) => {
    expect(acceptedStep(RFC_SECRET, code, at(seconds))).toBe(step);
  });

  it.each([
    ['one step early', -30],
    ['at the start of its step', 0],
    ['at the end of its step', 29],
    ['one step late', 59],
  ])('accepts a code used %s', (_when, seconds) => {
    expect(acceptedStep(RFC_SECRET, '005924', at(1_234_567_890 + seconds))).toBe(41_152_263);
  });

  it.each([
    ['two steps early', -60],
    ['two steps late', 60],
  ])('rejects a code used %s', (_when, seconds) => {
    expect(acceptedStep(RFC_SECRET, '005924', at(1_234_567_890 + seconds))).toBeNull();
  });

  it.each(['005925', '5924', '', '0059240', '00592a'])('rejects the code %j', (code) => {
    expect(acceptedStep(RFC_SECRET, code, at(1_234_567_890))).toBeNull();
  });
});

describe('Authenticator secret', () => {
  it('creates secrets with 160 random bits', () => {
    const secrets = new Set(Array.from({ length: 1000 }, createTotpSecret));
    expect(secrets.size).toBe(1000);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('names the account in the URI for the authenticator app', () => {
    const uri = new URL(totpUri(RFC_SECRET, 'robin@wonderfield.test'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Wonderfield:robin@wonderfield.test');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Wonderfield',
      secret: RFC_SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  it('decrypts an authenticator secret for its operator only', () => {
    const sealer = createSealer(Buffer.alloc(32, 'key'));
    const sealed = sealTotpSecret(sealer, 'one', RFC_SECRET);
    expect(openTotpSecret(sealer, 'one', sealed)).toBe(RFC_SECRET);
    expect(() => openTotpSecret(sealer, 'two', sealed)).toThrow();
  });
});
