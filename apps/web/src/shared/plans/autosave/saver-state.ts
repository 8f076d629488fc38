import type { Draft } from '@wonderfield/contract/plans/plan';
import type { Submission } from '@wonderfield/contract/plans/submission';
import type { KeyedRequest, SaveRequest } from './save-request.ts';

/** Why saving has ended: the plan was sent, is missing, or was deleted in this window. */
export type Stop = 'sent' | 'gone' | 'deleted';

export type SaverState = {
  /** Undefined until the first save. */
  id: string | undefined;
  /**
   * `quiet` is unchanged since opening, `waiting` has unsaved changes, and the server rejected the
   * changes in `refused`.
   */
  phase: 'quiet' | 'waiting' | 'saving' | 'saved' | 'failing' | 'refused' | 'stopped';
  stop?: Stop | undefined;
  /** The server's error message. */
  refusal?: string | undefined;
  /** Fields that another window changed too, with the other values. */
  disputed: Draft;
};

/** The server's current state. */
export type Newest = Pick<Submission, 'state' | 'answers' | 'revision'>;

/** The opened plan, or the initial values of a new one. */
export type SaverStart = {
  id?: string | undefined;
  revision?: number | undefined;
  base: Draft;
  disputed?: Draft | undefined;
  /** A sent request without a response. */
  inDoubt?: KeyedRequest | undefined;
};

export type SaverDeps = {
  send: (
    request: SaveRequest,
    idempotencyKey: string,
  ) => Promise<{ submissionId: string; revision: number }>;
  readNewest: (id: string) => Promise<Newest>;
  /** Returns the current field values. */
  values: () => Draft;
  /** Writes changes of another window into the fields. */
  take: (changes: Draft) => void;
};

/** Unsaved input of a window and its base. */
export type Leftover = {
  id: string | undefined;
  base: Draft;
  changes: Draft;
  inDoubt: KeyedRequest | undefined;
};
