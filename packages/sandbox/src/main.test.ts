import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const entry = join(import.meta.dirname, 'main.ts');
const ports = {
  SANDBOX_PORT: '0',
  SANDBOX_SMTP_PORT: '0',
  SANDBOX_CARDS_PORT: '0',
  SANDBOX_TEXTS_PORT: '0',
  SANDBOX_GOOGLE_PORT: '0',
  SANDBOX_CLEVER_PORT: '0',
  SANDBOX_SCHOOL_PORT: '0',
};

const run = (env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  // Does not use `close`, which Node does not emit after the parent has disconnected.
  const ended = Promise.all([
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
    new Promise((resolve) => child.stdout?.once('end', resolve)),
    new Promise((resolve) => child.stderr?.once('end', resolve)),
  ]).then(([code]) => code);
  return { child, ended, output: () => output };
};

describe('sandbox process', () => {
  it('prints one line, sends its services to the parent and ends with the parent', async () => {
    const { child, ended, output } = run(ports);
    const message = await new Promise((resolve) => child.once('message', resolve));
    expect(message).toMatchObject({ type: 'ready', services: { mail: expect.any(String) } });
    child.disconnect();
    expect(await ended).toBe(0);
    expect(output()).toMatch(/^Sandbox ready at http:\/\/localhost:\d+\n$/);
  });

  // @proves D-6-sandbox-production
  it('exits with an error in production', async () => {
    const { ended, output } = run({ ...ports, NODE_ENV: 'production' });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/never runs in production/);
  });

  it('exits with one sentence for an invalid port', async () => {
    const { ended, output } = run({ ...ports, SANDBOX_PORT: 'abc' });
    expect(await ended).toBe(1);
    expect(output()).toBe('SANDBOX_PORT must be a port number from 0 to 65535.\n');
  });
});
