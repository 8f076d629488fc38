import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { explainBadRequests } from './bad-requests.ts';
import { homePage } from './pages/home-page.ts';
import { servePageParts } from './pages/page-parts.ts';
import { thirdParties } from './third-parties.ts';
import type { CleverMode, RunningThirdParty } from './third-party.ts';

/** Listens on this machine only, because the mailbox shows sign-in links. */
const listen = async (home: FastifyInstance, port: number): Promise<string> => {
  const address = await home.listen({ port, host: 'localhost' });
  return `http://localhost:${new URL(address).port}`;
};

export type SandboxOptions = {
  /** Port of the home page. 0 means any free one. */
  port: number;
  /** Port of the mail server. Defaults to a free one. */
  smtpPort?: number;
  /** Port of the card provider. Defaults to a free one. */
  cardsPort?: number;
  /** Port of the SMS provider. Defaults to a free one. */
  textsPort?: number;
  /** Port of Google. Defaults to a free one. */
  googlePort?: number;
  /** Port of Clever. Defaults to a free one. */
  cleverPort?: number;
  /** Port of the school's identity provider. Defaults to a free one. */
  schoolPort?: number;
  /** URL for the card provider's events. */
  cardsWebhook?: string | undefined;
  /** Addresses of the portal that are registered at the identity providers. */
  portalUrls?: string[];
  /** Mode of the portal's app at Clever. */
  cleverMode?: CleverMode;
};

const DEFAULT_PORTAL = 'http://localhost:3000';

export type Sandbox = {
  homeUrl: string;
  /** Base URL of each third party, for the product's configuration. */
  services: Record<string, string>;
  close(): Promise<void>;
};

/** Starts all fakes and the home page in this process. */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const home = Fastify({ forceCloseConnections: true });
  const started: RunningThirdParty[] = [];
  const close = async () => {
    await home.close();
    await Promise.all(started.map((thirdParty) => thirdParty.close?.()));
  };
  try {
    await home.register(formbody);
    servePageParts(home);
    explainBadRequests(home);
    const services: Record<string, string> = {};
    home.get('/services', async () => services);
    home.get('/', async (_request, reply) =>
      reply.type('text/html').send(homePage(thirdParties, services)),
    );
    for (const thirdParty of thirdParties) {
      const running = await thirdParty.start({
        ports: {
          smtp: options.smtpPort ?? 0,
          cards: options.cardsPort ?? 0,
          texts: options.textsPort ?? 0,
          google: options.googlePort ?? 0,
          clever: options.cleverPort ?? 0,
          school: options.schoolPort ?? 0,
        },
        webhooks: { cards: options.cardsWebhook },
        portalUrls: options.portalUrls ?? [DEFAULT_PORTAL],
        cleverMode: options.cleverMode ?? 'library',
      });
      started.push(running);
      if (running.pages) await home.register(running.pages, { prefix: `/${thirdParty.name}` });
    }
    const homeUrl = await listen(home, options.port);
    thirdParties.forEach(({ name }, index) => {
      services[name] = started[index]?.baseUrl ?? `${homeUrl}/${name}`;
    });
    return { homeUrl, services, close };
  } catch (error) {
    await close();
    throw error;
  }
};
