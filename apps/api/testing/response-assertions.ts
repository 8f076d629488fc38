import { expect } from 'vitest';
import type { TestResponse } from './build-test-app.ts';

/** Expects responses that are equal except for the request id. */
export const expectAllAlike = (responses: readonly TestResponse[]) => {
  const bodies = responses.map(({ body: { requestId: _each, ...rest }, status }) =>
    JSON.stringify({ rest, status }),
  );
  expect(new Set(bodies).size).toBe(1);
};

/** Counts the message codes of responses. */
export const codesIn = (responses: readonly TestResponse[]) => {
  const times: Record<string, number> = {};
  for (const { body } of responses) times[body.msgCode] = (times[body.msgCode] ?? 0) + 1;
  return times;
};
