import { Secret, TOTP } from 'otpauth';
import type { Sealer } from '../../security/sealing.ts';

/* Codes of an authenticator app (RFC 6238), with what every such app assumes. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** A code is still good one step later, and one step early: clocks differ and typing takes time. */
const STEPS_AROUND = 1;

export const createTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ ...SETTINGS, issuer: 'Wonderfield', label, secret: Secret.fromBase32(secret) });

/** What an authenticator app reads from the picture. */
export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString();

/** The time step a code belongs to, counted from 1970, if it is right at this moment. */
export const acceptedStep = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const steps = totpOf(secret).validate({ token: code, timestamp, window: STEPS_AROUND });
  return steps === null ? null : TOTP.counter({ period: SETTINGS.period, timestamp }) + steps;
};

const context = (operatorId: string) => `operator:${operatorId}`;

/** The secret opens for its own operator only. */
export const sealTotpSecret = (sealer: Sealer, operatorId: string, secret: string) =>
  sealer.seal(secret, context(operatorId));

export const openTotpSecret = (sealer: Sealer, operatorId: string, sealed: Buffer) =>
  sealer.open(sealed, context(operatorId));
