import { resolve } from 'node:path';
import { StartupError } from '@wonderfield/local-database/startup-error';
import { root } from './repository.ts';

const portFrom = (environment: NodeJS.ProcessEnv, name: string, fallback: number): number => {
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
  /** Second host name of `localhost` for the game on a development machine. */
  gameHost: { GAME_URL?: string };
  dataFolder: string;
  databaseUrl: string | undefined;
  isProduction: boolean;
};

export const readServiceSettings = (environment: NodeJS.ProcessEnv): ServiceSettings => {
  const port = portFrom(environment, 'PORT', 3000);
  const sandboxPort = portFrom(environment, 'SANDBOX_PORT', 3001);
  const publicUrl = (environment.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, '');
  const isProduction = environment.NODE_ENV === 'production';
  const isHere = !isProduction && new URL(publicUrl).hostname === 'localhost';
  return {
    port,
    sandboxPort,
    smtpPort: portFrom(environment, 'SANDBOX_SMTP_PORT', sandboxPort + 1),
    cardsPort: portFrom(environment, 'SANDBOX_CARDS_PORT', sandboxPort + 2),
    textsPort: portFrom(environment, 'SANDBOX_TEXTS_PORT', sandboxPort + 3),
    googlePort: portFrom(environment, 'SANDBOX_GOOGLE_PORT', sandboxPort + 4),
    cleverPort: portFrom(environment, 'SANDBOX_CLEVER_PORT', sandboxPort + 5),
    schoolPort: portFrom(environment, 'SANDBOX_SCHOOL_PORT', sandboxPort + 6),
    publicUrl,
    gameHost: isHere ? { GAME_URL: `http://127.0.0.1:${port}/game/` } : {},
    dataFolder: resolve(root, environment.WONDERFIELD_DATA || '.data'),
    databaseUrl: environment.DATABASE_URL || undefined,
    isProduction,
  };
};
