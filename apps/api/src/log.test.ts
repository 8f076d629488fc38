import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

const linesOf = (write: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  return lines;
};

describe('the log, as a second net (T71)', () => {
  it.each(['password', 'sessionToken', 'passwordToken', 'email', 'firstName', 'lastName'])(
    'blots %s out of an object that was logged by mistake',
    (field) => {
      const [line] = linesOf((log) => log.info({ body: { [field]: 'canary' } }, 'oops'));
      expect(line).not.toContain('canary');
    },
  );

  it('keeps the code of a database error, not its words, which may quote a value', () => {
    const error = Object.assign(new Error('duplicate key\n    (email)=(canary@home.test)'), {
      code: '23505',
    });
    const [line] = linesOf((log) => log.error({ err: error }, 'a call failed'));
    expect(line).toContain('23505');
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('canary');
  });

  it('keeps the words of an error of our own', () => {
    const [line] = linesOf((log) => log.error({ err: new Error('boom') }, 'a call failed'));
    expect(line).toContain('boom');
  });

  it('writes nothing of a request that was logged by mistake', () => {
    const [line] = linesOf((log) => log.info({ req: { url: '/canary' } }, 'oops'));
    expect(line).not.toContain('canary');
  });
});
