import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

const options: LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: [
    '*.password',
    '*.sessionToken',
    '*.passwordToken',
    '*.email',
    '*.firstName',
    '*.lastName',
  ],
  serializers: {
    req: () => undefined,
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      code: error.code,
      // Database messages may quote values; their code and our stack say enough.
      message: error.code ? undefined : error.message,
      // Frames only: a message of several lines would come along with them.
      stack: error.stack?.match(/^ {4}at .*$/gm)?.join('\n'),
    }),
  },
};

/** Lines go out together: a system call for each answer would cost as much as asking the database. */
const standardOutput = () =>
  pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 });

/** Structured logs. Bodies are never logged; the redaction is a second net, not the first. */
export const createLog = (
  level: string,
  destination: DestinationStream = standardOutput(),
): Logger => pino({ ...options, level }, destination);
