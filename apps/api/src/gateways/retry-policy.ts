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

/** For one answer of another service (safety bar, T59). */
export const RESPONSE_TIMEOUT_MS = 5_000;
const RETRY_AFTER_MS = 300;
/** So many failures in a row, whoever asked, and nobody waits for that service for a while. */
const FAILURES_IN_A_ROW = 10;
const REST_MS = 10_000;

const isUnavailable = (error: unknown) => error instanceof RosterError && error.kind === 'away';

/**
 * Asks once more where a service is away, and stops asking for a while where it stays away: calls
 * that wait for it in vain would take the place of others.
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
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await policy.execute(ask);
    } catch (error) {
      throw isBrokenCircuitError(error) ? new RosterError('away', { cause: error }) : error;
    }
  };
};
