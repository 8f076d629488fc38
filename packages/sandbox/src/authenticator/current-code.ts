import { Secret, TOTP } from 'otpauth';

/** What every authenticator app assumes when it is not told otherwise. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 };

export type CurrentCode = { code: string; secondsLeft: number };

/** The code an authenticator app shows at a moment, and how much longer it shows it. */
export const currentCode = (base32Secret: string, at = new Date()): CurrentCode => {
  const totp = new TOTP({ ...SETTINGS, secret: Secret.fromBase32(base32Secret) });
  const timestamp = at.getTime();
  return {
    code: totp.generate({ timestamp }),
    secondsLeft: Math.ceil(totp.remaining({ timestamp }) / 1000),
  };
};
