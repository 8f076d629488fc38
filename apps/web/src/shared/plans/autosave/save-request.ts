import type { Draft } from '@wonderfield/contract/plans/plan';

/** Changes of a draft with their base revision. A new draft contains all fields. */
export type SaveRequest = {
  changes: Draft;
  submissionId?: string | undefined;
  revision?: number | undefined;
};

/** An equal key means an equal request, so a retry has no further effect. */
export type KeyedRequest = { request: SaveRequest; key: string };
