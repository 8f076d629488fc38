import { expect } from 'vitest';
import type { Answer } from './build-test-app.ts';

/** Answers that tell nothing apart: equal but for the id of the request. */
export const expectAllAlike = (responses: readonly Answer[]) => {
  const bodies = responses.map(({ body: { requestId: _each, ...rest }, status }) =>
    JSON.stringify({ rest, status }),
  );
  expect(new Set(bodies).size).toBe(1);
};

/** How often each code was answered. */
export const codesIn = (responses: readonly Answer[]) => {
  const times: Record<string, number> = {};
  for (const { body } of responses) times[body.msgCode] = (times[body.msgCode] ?? 0) + 1;
  return times;
};
