/** Returns 0, 1, 2 … up to the count. */
export const times = (count: number) => Array.from({ length: Math.max(0, count) }, (_, at) => at);
