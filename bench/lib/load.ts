import autocannon from 'autocannon';

type Body = () => string;
export type Load = { perSecond: number; p50: number; p99: number; refused: number };

type Wanted = {
  url: string;
  connections: number;
  /** As long as this, unless an amount is named. */
  seconds: number;
  amount?: number | undefined;
  body: Body;
};

/** Asks as fast as it is answered, over so many connections. */
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
    // Its own duration ends with a tick of a second, which is long beside an amount that takes two.
    perSecond: (total - rejected) / ((lastAt - startedAt) / 1000),
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: rejected + result.errors,
  };
};
