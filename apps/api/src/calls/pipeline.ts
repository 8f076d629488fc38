import type { FastifyInstance } from 'fastify';
import type { Actor } from '../context/actor.ts';
import type { SignedInOperator } from '../context/operator-actor.ts';
import type { Player } from '../context/player.ts';
import type { Deps } from '../dependencies.ts';

/** What every call needs. Who asks is found by a feature, so that the pipeline knows none. */
export type Pipeline = {
  deps: Deps;
  findActor: (deps: Deps, sessionToken: unknown, userId: unknown) => Promise<Actor | null>;
  findOperator: (deps: Deps, sessionToken: unknown) => Promise<SignedInOperator | null>;
  findPlayer: (deps: Deps, playSession: unknown) => Promise<Player | null>;
};

export const registerPipeline = (app: FastifyInstance, pipeline: Pipeline) => {
  app.decorate('pipeline', pipeline);
};

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged by declaration
  interface FastifyInstance {
    pipeline: Pipeline;
  }
}
