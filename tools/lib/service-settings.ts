import { resolve } from 'node:path';
import { StartProblem } from '@wonderfield/local-database/start-problem';
import { root } from './repository.ts';

const portFrom = (environment: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const port = Number(environment[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new StartProblem(
    `${name} must be a port number from 1 to 65535, not "${environment[name]}".`,
  );
};

/** What `npm start` and `npm run dev` take from the environment. */
export type ServiceSettings = {
  port: number;
  sandboxPort: number;
  smtpPort: number;
  cardsPort: number;
  textsPort: number;
  dataFolder: string;
  databaseUrl: string | undefined;
  isProduction: boolean;
};

export const readServiceSettings = (environment: NodeJS.ProcessEnv): ServiceSettings => {
  const sandboxPort = portFrom(environment, 'SANDBOX_PORT', 3001);
  return {
    port: portFrom(environment, 'PORT', 3000),
    sandboxPort,
    smtpPort: portFrom(environment, 'SANDBOX_SMTP_PORT', sandboxPort + 1),
    cardsPort: portFrom(environment, 'SANDBOX_CARDS_PORT', sandboxPort + 2),
    textsPort: portFrom(environment, 'SANDBOX_TEXTS_PORT', sandboxPort + 3),
    dataFolder: resolve(root, environment.WONDERFIELD_DATA || '.data'),
    databaseUrl: environment.DATABASE_URL || undefined,
    isProduction: environment.NODE_ENV === 'production',
  };
};
