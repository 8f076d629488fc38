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
      // Database messages may quote values. Their code and our stack are enough.
      message: error.code ? undefined : error.message,
      // Keeps stack frames only, because the stack also contains the message.
      stack: error.stack?.match(/^ {4}at .*$/gm)?.join('\n'),
    }),
  },
};

/** Buffers lines, because one system call per response would cost as much as a database query. */
const standardOutput = () =>
  pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 });

/** Creates the structured log. Bodies are never logged, and redaction is a second safeguard. */
export const createLog = (
  level: string,
  destination: DestinationStream = standardOutput(),
): Logger => pino({ ...options, level }, destination);
