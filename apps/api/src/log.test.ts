import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

const linesOf = (write: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  return lines;
};

describe('log', () => {
  it.each(['password', 'sessionToken', 'passwordToken', 'email', 'firstName', 'lastName'])(
    'redacts %s in an object that is logged by mistake [T71]',
    (field) => {
      const [line] = linesOf((log) => log.info({ body: { [field]: 'canary' } }, 'oops'));
      expect(line).not.toContain('canary');
    },
  );

  it('logs the code of a database error without its message, which may quote a value [T71]', () => {
    const error = Object.assign(new Error('duplicate key\n    (email)=(canary@home.test)'), {
      code: '23505',
    });
    const [line] = linesOf((log) => log.error({ err: error }, 'a call failed'));
    expect(line).toContain('23505');
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('canary');
  });

  it('logs the message of an internal error', () => {
    const [line] = linesOf((log) => log.error({ err: new Error('boom') }, 'a call failed'));
    expect(line).toContain('boom');
  });

  it('omits a request that is logged by mistake [T71]', () => {
    const [line] = linesOf((log) => log.info({ req: { url: '/canary' } }, 'oops'));
    expect(line).not.toContain('canary');
  });
});
