import { ensureChromium } from './chromium.ts';
import { runCommand } from './run-command.ts';
import { ensureWebIsBuilt } from './web-build.ts';

/** Runs the journeys on the built pages and returns whether they passed. */
export const runBrowserTests = async (
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> => {
  const chromium = { CHROMIUM_PATH: ensureChromium() };
  await ensureWebIsBuilt();
  const command = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...args];
  const { isOk } = await runCommand(command, { env: { ...env, ...chromium }, isShown: true });
  return isOk;
};
