import { spawn } from 'node:child_process';
import { root, withLocalBin } from './repository.ts';

type Outcome = { isOk: boolean; output: string; seconds: number };

type Options = { env?: NodeJS.ProcessEnv; isShown?: boolean };

/** Runs an npm program in the checkout, either on the terminal or with captured output. */
export const runCommand = async (command: string[], options: Options = {}): Promise<Outcome> => {
  const startedAt = performance.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: withLocalBin({ ...process.env, ...options.env }),
    stdio: options.isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  // Ctrl-C reaches the child directly, these events do not.
  const end = () => child.kill();
  process.once('SIGTERM', end).once('disconnect', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const isOk = await new Promise<boolean>((resolve) => {
    child.once('close', (code) => resolve(code === 0));
    child.once('error', (error) => {
      output += `${error.message}\n`;
      resolve(false);
    });
  });
  process.off('SIGTERM', end).off('disconnect', end);
  return { isOk, output, seconds: (performance.now() - startedAt) / 1000 };
};
