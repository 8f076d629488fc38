import { type Code, MESSAGE_CODES } from './message-codes.ts';

const MINUTE_SECONDS = 60;

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** Formats a wait time and rounds it up, so that users do not return too early. */
export const waitText = (seconds: number) =>
  seconds <= MINUTE_SECONDS
    ? count(Math.max(1, Math.ceil(seconds)), 'second')
    : count(Math.ceil(seconds / MINUTE_SECONDS), 'minute');

type Values = { service?: string | undefined; retryAfterSeconds?: number | undefined };

/** Returns the text of a code with the service name and the wait time filled in. */
export const messageText = (
  code: Code,
  { service = '', retryAfterSeconds = MINUTE_SECONDS }: Values = {},
): string => {
  const text = MESSAGE_CODES[code].text
    .replace('{service}', () => service)
    .replace('{wait}', waitText(retryAfterSeconds));
  // A name such as "your school" may start the sentence.
  return text.charAt(0).toUpperCase() + text.slice(1);
};
