import type { FastifyInstance } from 'fastify';
import type { Actor } from '../context/actor.ts';
import type { SignedInOperator } from '../context/operator-actor.ts';
import type { Player } from '../context/player.ts';
import type { Deps } from '../dependencies.ts';

/**
 * Dependencies of every call. Features provide the lookups of callers, so the pipeline imports no
 * feature.
 */
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
