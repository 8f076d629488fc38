import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';
import { createSealer } from './sealing.ts';
import {
  hashed,
  isSamePassword,
  openPassword,
  passwordVersion,
  sealPassword,
  verifyStoredPassword,
} from './stored-password.ts';

const PASSWORD = 'River#Panda472';
const sealer = createSealer(randomBytes(32));
const passwords = createPasswords(undefined, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
const deps = { sealer, passwords };

const hash = await passwords.hash(PASSWORD);
const NONE = { password_hash: null, sealed_password: null };
const sealed = sealPassword(sealer, { id: '1', password: PASSWORD });

describe('sealPassword', () => {
  it('decrypts stored and new passwords', () => {
    const stored = sealer.seal(PASSWORD, 'child:1');
    expect(openPassword(sealer, { id: '1', sealed_password: stored })).toBe(PASSWORD);
    expect(sealer.open(sealed.sealed_password, 'child:1')).toBe(PASSWORD);
  });

  it('does not decrypt the password of another user', () => {
    expect(() => openPassword(sealer, { id: '2', ...sealed })).toThrow();
  });

  it('stores no hash', () => {
    expect(sealed.password_hash).toBeNull();
  });
});

describe('verifyStoredPassword', () => {
  it.each([
    ['a sealed password', sealed],
    ['a hashed password', hashed(hash)],
  ])('accepts only the right text for %s', async (_which, stored) => {
    const user = { id: '1', ...stored };
    expect(await verifyStoredPassword(deps, user, PASSWORD)).toBe(true);
    for (const wrong of ['', 'river#panda472', `${PASSWORD} `, 'River#Panda473']) {
      expect(await verifyStoredPassword(deps, user, wrong)).toBe(false);
    }
  });

  it('rejects every text without a stored password', async () => {
    expect(await verifyStoredPassword(deps, { id: '1', ...NONE }, '')).toBe(false);
    expect(await verifyStoredPassword(deps, undefined, PASSWORD)).toBe(false);
  });

  // @proves D-9-sealed-passwords
  // Counts the work, because a measured time would differ on a busy machine.
  it('hashes once for a sealed, a hashed and an unknown password', async () => {
    let verified = 0;
    const verify = async () => {
      verified += 1;
      return false;
    };
    const counted = { sealer, passwords: { ...passwords, verify } };
    for (const stored of [sealed, hashed(hash), NONE]) {
      verified = 0;
      await verifyStoredPassword(counted, { id: '1', ...stored }, PASSWORD);
      expect(verified).toBe(1);
    }
    verified = 0;
    await verifyStoredPassword(counted, undefined, PASSWORD);
    expect(verified).toBe(1);
  });
});

describe('passwordVersion', () => {
  it('changes with every new password, also if its text is the same', () => {
    const again = sealPassword(sealer, { id: '1', password: PASSWORD });
    expect(isSamePassword(sealed, sealed)).toBe(true);
    expect(isSamePassword(again, sealed)).toBe(false);
    expect(isSamePassword(undefined, sealed)).toBe(false);
    expect(passwordVersion(NONE)).toBeUndefined();
  });
});
