import type { Draft } from '@wonderfield/contract/plans/plan';

/** What changed, in which draft, on top of what; of a new draft everything. */
export type SaveRequest = {
  changes: Draft;
  submissionId?: string | undefined;
  revision?: number | undefined;
};
