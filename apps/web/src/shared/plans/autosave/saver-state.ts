import type { Draft } from '@wonderfield/contract/plans/plan';
import type { Submission } from '@wonderfield/contract/plans/submission';
import type { KeyedRequest, SaveRequest } from './save-request.ts';

/** Why nothing can be saved any more: it was sent, it is gone, or it was deleted right here. */
export type Stop = 'sent' | 'gone' | 'deleted';

export type SaverState = {
  /** None until the first save. */
  id: string | undefined;
  /** `quiet` is as it was opened, `waiting` has something to save, `refused` will not be saved as it is. */
  phase: 'quiet' | 'waiting' | 'saving' | 'saved' | 'failing' | 'refused' | 'stopped';
  stop?: Stop | undefined;
  /** Why the server will not have it, in its words. */
  refusal?: string | undefined;
  /** Fields that another window changed too, with what they hold there. */
  disputed: Draft;
};

/** What the server has now. */
export type Newest = Pick<Submission, 'state' | 'answers' | 'revision'>;

/** What was opened, or what a new plan starts with. */
export type SaverStart = {
  id?: string | undefined;
  revision?: number | undefined;
  base: Draft;
  disputed?: Draft | undefined;
  /** Sent before, and nobody knows whether it arrived. */
  inDoubt?: KeyedRequest | undefined;
};

export type SaverDeps = {
  send: (
    request: SaveRequest,
    idempotencyKey: string,
  ) => Promise<{ submissionId: string; revision: number }>;
  readNewest: (id: string) => Promise<Newest>;
  /** What is in the fields now. */
  values: () => Draft;
  /** Puts what another window wrote into the fields. */
  take: (changes: Draft) => void;
};

/** What would be lost with the window, and what it was based on. */
export type Leftover = {
  id: string | undefined;
  base: Draft;
  changes: Draft;
  inDoubt: KeyedRequest | undefined;
};
