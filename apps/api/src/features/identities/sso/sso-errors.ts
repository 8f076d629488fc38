import type { Provider } from '@wonderfield/contract/identities/identity';
import type { ErrorCode } from '@wonderfield/contract/texts/message-codes';
import type { Deps } from '../../../dependencies.ts';
import { waitUntil } from '../../../domain-error.ts';
import { ProviderError } from '../../../gateways/sign-in/provider-error.ts';

const CODES: Record<ProviderError['kind'], ErrorCode> = {
  canceled: 'SSO_004',
  blocked: 'SSO_005',
  refused: 'SSO_001',
  revoked: 'SSO_001',
  misconfigured: 'EXT_002',
  unusable: 'SSO_008',
  unavailable: 'EXT_002',
};

type Explanation = { msgCode: ErrorCode; retryAfterSeconds?: number };

/** Maps a provider error to the error for the user. Rethrows anything unexpected as a bug. */
export const explainError = (error: unknown): Explanation => {
  if (!(error instanceof ProviderError)) throw error;
  const { kind, retryAt } = error;
  if (!retryAt) return { msgCode: CODES[kind] };
  return { msgCode: 'EXT_005', ...waitUntil(retryAt, new Date()) };
};

type Problem = { provider: Provider; error: unknown; code: ErrorCode };

/**
 * Logs our own misconfiguration as an error, because only operators can fix it, and the rest as a
 * warning.
 */
export const logError = (log: Deps['log'], { provider, error, code }: Problem, what: string) => {
  const { kind, detail } = error instanceof ProviderError ? error : {};
  const level = kind === 'misconfigured' ? 'error' : 'warn';
  log[level]({ provider, code, kind, detail }, what);
};
