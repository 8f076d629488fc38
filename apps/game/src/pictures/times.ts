/** 0, 1, 2 … for as many as there are. */
export const times = (count: number) => Array.from({ length: Math.max(0, count) }, (_, at) => at);
