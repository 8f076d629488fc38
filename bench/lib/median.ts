import { percentile } from './percentile.ts';

export const median = (values: readonly number[]) => percentile(values, 50);
