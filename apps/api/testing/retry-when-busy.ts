import type { TestResponse } from './build-test-app.ts';

/** Repeats a call while the service is busy, as a page does. For bursts on a small machine. */
export const retryWhenBusy = async (call: () => Promise<TestResponse>): Promise<TestResponse> => {
  let response = await call();
  while (response.status === 503) response = await call();
  return response;
};
