import autocannon from 'autocannon';

export type Load = { perSecond: number; p50: number; p99: number; refused: number };

type LoadOptions = {
  url: string;
  connections: number;
  /** Duration of the run. Ignored if `amount` is set. */
  seconds: number;
  /** Number of requests. */
  amount?: number | undefined;
  /** Creates the body of the next request. */
  body: () => string;
};

/** Sends the next request on each connection as soon as the previous one is answered. */
export const runLoad = async ({
  url,
  connections,
  seconds,
  amount,
  body,
}: LoadOptions): Promise<Load> => {
  let rejected = 0;
  const startedAt = performance.now();
  let lastResponseAt = startedAt;
  const result = await autocannon({
    url,
    connections,
    ...(amount ? { amount } : { duration: seconds }),
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    requests: [
      {
        setupRequest: (request) => ({ ...request, body: body() }),
        onResponse: (status, response) => {
          lastResponseAt = performance.now();
          if (status !== 200 || !response.includes('"_responseStatus":1')) rejected += 1;
        },
      },
    ],
  });
  const { total } = result.requests;
  return {
    // Measured here, because autocannon rounds its duration to seconds, which is inexact for short
    // runs.
    perSecond: (total - rejected) / ((lastResponseAt - startedAt) / 1000),
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: rejected + result.errors,
  };
};
