import { type Logger, pino } from 'pino';

/** Structured logs. Bodies are never logged; the redaction is a second net, not the first. */
export const makeLog = (level: string): Logger =>
  pino({
    level,
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
        stack: error.stack?.split('\n').slice(1).join('\n'),
      }),
    },
  });
