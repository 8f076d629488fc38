import { resolve } from 'node:path';
import { StartupError } from '@wonderfield/local-database/startup-error';
import { root } from '../repository.ts';

const readPort = (environment: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const port = Number(environment[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new StartupError(
    `${name} must be a port number from 1 to 65535, not "${environment[name]}".`,
  );
};

/** Settings of `npm start` and `npm run dev` from the environment. */
export type ServiceSettings = {
  port: number;
  sandboxPort: number;
  smtpPort: number;
  cardsPort: number;
  textsPort: number;
  googlePort: number;
  cleverPort: number;
  schoolPort: number;
  /** Public address of the portal, also used for redirects after external sign-ins. */
  publicUrl: string;
  /** The game's address on a development machine, where it has another host than the portal. */
  gameHost: { GAME_URL?: string };
  dataFolder: string;
  databaseUrl: string | undefined;
  isProduction: boolean;
};

export const readServiceSettings = (environment: NodeJS.ProcessEnv): ServiceSettings => {
  const port = readPort(environment, 'PORT', 3000);
  const sandboxPort = readPort(environment, 'SANDBOX_PORT', 3001);
  const publicUrl = (environment.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, '');
  const isProduction = environment.NODE_ENV === 'production';
  const isLocal = !isProduction && new URL(publicUrl).hostname === 'localhost';
  return {
    port,
    sandboxPort,
    smtpPort: readPort(environment, 'SANDBOX_SMTP_PORT', sandboxPort + 1),
    cardsPort: readPort(environment, 'SANDBOX_CARDS_PORT', sandboxPort + 2),
    textsPort: readPort(environment, 'SANDBOX_TEXTS_PORT', sandboxPort + 3),
    googlePort: readPort(environment, 'SANDBOX_GOOGLE_PORT', sandboxPort + 4),
    cleverPort: readPort(environment, 'SANDBOX_CLEVER_PORT', sandboxPort + 5),
    schoolPort: readPort(environment, 'SANDBOX_SCHOOL_PORT', sandboxPort + 6),
    publicUrl,
    gameHost: isLocal ? { GAME_URL: `http://127.0.0.1:${port}/game/` } : {},
    dataFolder: resolve(root, environment.WONDERFIELD_DATA || '.data'),
    databaseUrl: environment.DATABASE_URL || undefined,
    isProduction,
  };
};
