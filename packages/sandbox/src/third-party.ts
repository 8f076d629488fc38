import type { FastifyPluginAsync } from 'fastify';

/** Ports of the third parties that need a separate origin. 0 chooses a free port. */
export type SandboxPorts = {
  smtp: number;
  cards: number;
  texts: number;
  google: number;
  clever: number;
  school: number;
};

/** URLs to which the fakes deliver events. */
export type SandboxWebhooks = { cards?: string | undefined };

export type SandboxContext = {
  ports: SandboxPorts;
  webhooks: SandboxWebhooks;
  /** Base URLs of the portal for callbacks after a sign-in. */
  portalUrls: string[];
  /** Says whether teachers (`library`) or their district installed the portal's app at Clever. */
  cleverMode: CleverMode;
};

export type CleverMode = 'library' | 'district';

/** A running fake. */
export type RunningThirdParty = {
  /** Base URL for the product. Defaults to `/<name>` on the home origin. */
  baseUrl?: string;
  /** Pages and controls for people and tests, mounted on the home origin under `/<name>`. */
  pages?: FastifyPluginAsync;
  close?(): Promise<void>;
};

/** A fake of a third party that the portal uses. */
export type ThirdParty = {
  /** Key in `GET /services` and first part of its pages' path. */
  name: string;
  title: string;
  /** One sentence for the home page. */
  description: string;
  start(context: SandboxContext): Promise<RunningThirdParty>;
};
