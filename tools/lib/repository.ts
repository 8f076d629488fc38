import { delimiter, dirname, join } from 'node:path';

/** The checkout, wherever the command was called from. */
export const root = dirname(dirname(import.meta.dirname));

const bin = join(root, 'node_modules', '.bin');

/** The environment for programs from npm: our own bin folder first, so that `node` is the pinned one. */
export const withOurBin = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const path = (environment.PATH ?? '').split(delimiter).filter((entry) => entry !== bin);
  return { ...environment, PATH: [bin, ...path].join(delimiter) };
};
