import type { Draft } from '@wonderfield/contract/plans/plan';

/** What changed, in which draft, on top of what; of a new draft everything. */
export type SaveRequest = {
  changes: Draft;
  submissionId?: string | undefined;
  revision?: number | undefined;
};

/** The same key means the same request: a second try changes nothing again. */
export type KeyedRequest = { request: SaveRequest; key: string };
