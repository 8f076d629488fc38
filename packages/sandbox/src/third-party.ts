import type { FastifyPluginAsync } from 'fastify';

/** Ports of the third parties that need an origin of their own; 0 means any free one. */
export type SandboxPorts = {
  smtp: number;
  cards: number;
  texts: number;
  google: number;
  clever: number;
  school: number;
};

/** Where stand-ins deliver what happened, if anywhere. */
export type SandboxWebhooks = { cards?: string | undefined };

export type SandboxContext = {
  ports: SandboxPorts;
  webhooks: SandboxWebhooks;
  /** Addresses of the portal to which people come back after signing in elsewhere. */
  portalUrls: string[];
  /** Whether teachers brought the portal to Clever themselves, or their district did. */
  cleverMode: CleverMode;
};

export type CleverMode = 'library' | 'district';

/** A started stand-in. */
export type RunningThirdParty = {
  /** Where the product finds it. Left out, it lives on the home origin under `/<name>`. */
  baseUrl?: string;
  /** Pages and controls for people and tests, mounted on the home origin under `/<name>`. */
  pages?: FastifyPluginAsync;
  close?(): Promise<void>;
};

/** One third party the portal talks to, stood in for on this machine. */
export type ThirdParty = {
  /** Key in `GET /services` and first part of its pages' path. */
  name: string;
  title: string;
  /** One sentence for the home page. */
  description: string;
  start(context: SandboxContext): Promise<RunningThirdParty>;
};
