import { delimiter, dirname, join } from 'node:path';

/** Root folder of the checkout. */
export const root = dirname(dirname(import.meta.dirname));

const bin = join(root, 'node_modules', '.bin');

/**
 * Returns the environment for npm programs with our bin folder first, so `node` is the pinned one.
 */
export const withLocalBin = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const path = (environment.PATH ?? '').split(delimiter).filter((entry) => entry !== bin);
  return { ...environment, PATH: [bin, ...path].join(delimiter) };
};
