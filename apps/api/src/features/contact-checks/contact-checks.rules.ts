import {
  ONE_TIME_CODE_MINUTES,
  ONE_TIME_CODE_RESEND_SECONDS,
  ONE_TIME_CODES_PER_HOUR,
} from '@wonderfield/contract/limits';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CODES_PER_DAY = 10;

export const codeExpiry = (now: Date) =>
  new Date(now.getTime() + ONE_TIME_CODE_MINUTES * MINUTE_MS);

/** Returns the start of the lock. The provider locks a number for the lifetime of a code. */
export const lockedSince = (now: Date) =>
  new Date(now.getTime() - ONE_TIME_CODE_MINUTES * MINUTE_MS);

/** Times of earlier sends to a phone or mailbox, newest first. */
type Sends = { sentAt: Date[] };

/** Returns the seconds until another code may be sent, or undefined if it may be sent now. */
export const secondsUntilNextSend = ({ sentAt }: Sends, now: Date): number | undefined => {
  const age = (sent: Date) => now.getTime() - sent.getTime();
  const waits = [
    { allowed: 1, periodMs: ONE_TIME_CODE_RESEND_SECONDS * 1000 },
    { allowed: ONE_TIME_CODES_PER_HOUR, periodMs: HOUR_MS },
    { allowed: CODES_PER_DAY, periodMs: 24 * HOUR_MS },
  ].map(({ allowed, periodMs }) => {
    const blocking = sentAt[allowed - 1];
    return blocking ? Math.ceil((periodMs - age(blocking)) / 1000) : 0;
  });
  const longest = Math.max(...waits);
  return longest > 0 ? longest : undefined;
};

/** Masks a destination, so its owner recognizes it but others do not learn it. */
export const maskPhone = (phoneNumber: string) => `••• ${phoneNumber.slice(-4)}`;
export const maskEmail = (email: string) =>
  `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;

/** Limits of texts per IP address and hour and for all per day, because texts cost money [T52]. */
export const TEXTS_PER_ADDRESS = { times: 10, seconds: 3600 } as const;
export const TEXTS_PER_DAY = { times: 1000, seconds: 86_400 } as const;
