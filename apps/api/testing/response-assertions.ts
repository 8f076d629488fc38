import { expect } from 'vitest';
import type { Answer } from './build-test-app.ts';

/** Answers that tell nothing apart: equal but for the id of the request. */
export const expectAllAlike = (answers: readonly Answer[]) => {
  const bodies = answers.map(({ body: { requestId: _each, ...rest }, status }) =>
    JSON.stringify({ rest, status }),
  );
  expect(new Set(bodies).size).toBe(1);
};

/** How often each code was answered. */
export const codesIn = (answers: readonly Answer[]) => {
  const times: Record<string, number> = {};
  for (const { body } of answers) times[body.msgCode] = (times[body.msgCode] ?? 0) + 1;
  return times;
};
