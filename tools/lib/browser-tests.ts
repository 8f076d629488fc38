import { ensureChromium } from './chromium.ts';
import { runCommand } from './run-command.ts';
import { ensureWebIsBuilt } from './web-build.ts';

type Options = {
  env?: NodeJS.ProcessEnv;
  /** Prints all output at the end, because another command uses the terminal. */
  isBackground?: boolean;
};

/** Runs the journeys on the built pages and returns whether they passed. */
export const runBrowserTests = async (
  args: string[],
  { env = {}, isBackground = false }: Options = {},
): Promise<boolean> => {
  const chromium = { CHROMIUM_PATH: ensureChromium() };
  await ensureWebIsBuilt();
  const command = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...args];
  const options = { env: { ...env, ...chromium }, isShown: !isBackground };
  const { isOk, output } = await runCommand(command, options);
  if (isBackground) console.log(output);
  return isOk;
};
