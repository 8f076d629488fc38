import type { Answer } from './build-test-app.ts';

/** As a page does: whoever hears that the service is busy asks again. For bursts on a small machine. */
export const retryWhenBusy = async (call: () => Promise<Answer>): Promise<Answer> => {
  let response = await call();
  while (response.status === 503) response = await call();
  return response;
};
