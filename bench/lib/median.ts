import { percentile } from './percentile.ts';

/** The one in the middle. */
export const median = (values: readonly number[]) => percentile(values, 50);
