import {
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  retry,
  wrap,
} from 'cockatiel';
import { RosterError } from './rosters.ts';

/** Timeout for one response of another service [T59]. */
export const RESPONSE_TIMEOUT_MS = 5_000;
const RETRY_AFTER_MS = 300;
/** After this many failures in a row, from all callers, the circuit breaker opens. */
const FAILURES_IN_A_ROW = 10;
const REST_MS = 10_000;

const isUnavailable = (error: unknown) => error instanceof RosterError && error.kind === 'away';

/**
 * Retries once if a service is unavailable, and opens a circuit breaker if it stays unavailable.
 * Waiting calls would block others.
 */
export const createRetryPolicy = () => {
  const away = handleWhen(isUnavailable);
  const policy = wrap(
    retry(away, { maxAttempts: 1, backoff: new ConstantBackoff(RETRY_AFTER_MS) }),
    circuitBreaker(away, {
      halfOpenAfter: REST_MS,
      breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
    }),
  );
  return async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    try {
      return await policy.execute(ask);
    } catch (error) {
      throw isBrokenCircuitError(error) ? new RosterError('away', { cause: error }) : error;
    }
  };
};
