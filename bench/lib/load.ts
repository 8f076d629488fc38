import autocannon from 'autocannon';

type Body = () => string;
export type Load = { perSecond: number; p50: number; p99: number; refused: number };

type Wanted = {
  url: string;
  connections: number;
  /** Duration, unless `amount` is set. */
  seconds: number;
  amount?: number | undefined;
  body: Body;
};

/** Sends requests as fast as they are answered, over a number of connections. */
export const loadWith = async ({
  url,
  connections,
  seconds,
  amount,
  body,
}: Wanted): Promise<Load> => {
  let rejected = 0;
  const startedAt = performance.now();
  let lastAt = startedAt;
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
          lastAt = performance.now();
          if (status !== 200 || !response.includes('"_responseStatus":1')) rejected += 1;
        },
      },
    ],
  });
  const { total } = result.requests;
  return {
    // Measured here, because autocannon's duration is rounded to a second, which is inexact for
    // short runs.
    perSecond: (total - rejected) / ((lastAt - startedAt) / 1000),
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: rejected + result.errors,
  };
};
