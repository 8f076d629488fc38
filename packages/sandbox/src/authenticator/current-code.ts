import { Secret, TOTP } from 'otpauth';

/** Defaults of every authenticator app. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 };

export type CurrentCode = { code: string; secondsLeft: number };

/** Returns the code at a given time and the seconds it stays valid. */
export const currentCode = (base32Secret: string, at = new Date()): CurrentCode => {
  const totp = new TOTP({ ...SETTINGS, secret: Secret.fromBase32(base32Secret) });
  const timestamp = at.getTime();
  return {
    code: totp.generate({ timestamp }),
    secondsLeft: Math.ceil(totp.remaining({ timestamp }) / 1000),
  };
};
