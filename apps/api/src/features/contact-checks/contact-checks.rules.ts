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

/** The provider keeps a number locked as long as a code would have lived. */
export const lockedSince = (now: Date) =>
  new Date(now.getTime() - ONE_TIME_CODE_MINUTES * MINUTE_MS);

/** What was sent to a phone or mailbox before, newest first. */
type Sends = { sentAt: Date[] };

/** Seconds until another code may go there; nothing when it may go now (D 4). */
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

/** Enough to recognize one's own phone or mailbox, not enough to learn somebody else's. */
export const maskPhone = (phoneNumber: string) => `••• ${phoneNumber.slice(-4)}`;
export const maskEmail = (email: string) =>
  `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;

/** Texts cost money: so many from one address in an hour, so many from all in a day (T52). */
export const TEXTS_PER_ADDRESS = { times: 10, seconds: 3600 } as const;
export const TEXTS_PER_DAY = { times: 1000, seconds: 86_400 } as const;
