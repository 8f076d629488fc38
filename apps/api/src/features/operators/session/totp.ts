import { Secret, TOTP } from 'otpauth';
import type { Sealer } from '../../../security/sealing.ts';

/* Codes of an authenticator app (RFC 6238), with the defaults that all such apps assume. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Accepts codes one step late or early, because clocks differ and typing takes time. */
const STEPS_AROUND = 1;

export const createTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ ...SETTINGS, issuer: 'Wonderfield', label, secret: Secret.fromBase32(secret) });

/** Returns the URI for the QR code of an authenticator app. */
export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString();

/** Returns the time step of a valid code, counted from 1970, or null. */
export const acceptedStep = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const steps = totpOf(secret).validate({ token: code, timestamp, window: STEPS_AROUND });
  return steps === null ? null : TOTP.counter({ period: SETTINGS.period, timestamp }) + steps;
};

const context = (operatorId: string) => `operator:${operatorId}`;

/** Encrypts the secret for this operator only. */
export const sealTotpSecret = (sealer: Sealer, operatorId: string, secret: string) =>
  sealer.seal(secret, context(operatorId));

export const openTotpSecret = (sealer: Sealer, operatorId: string, sealed: Buffer) =>
  sealer.open(sealed, context(operatorId));
