import type { Answer } from './build-test-app.ts';

/** As a page does: whoever hears that the service is busy asks again. For bursts on a small machine. */
export const patiently = async (call: () => Promise<Answer>): Promise<Answer> => {
  let answer = await call();
  while (answer.status === 503) answer = await call();
  return answer;
};
