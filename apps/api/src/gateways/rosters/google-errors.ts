import { z } from 'zod';
import { readRetryAt } from './rate-limits.rules.ts';
import { RosterError } from './rosters.ts';

/** The parts of an error of Google's client that we read. */
const FailureSchema = z.object({
  status: z.coerce.number(),
  response: z
    .object({
      headers: z.instanceof(Headers).optional().catch(undefined),
      data: z
        .object({
          error: z.object({
            message: z.string().catch(''),
            errors: z.array(z.object({ reason: z.string().optional() })).catch([]),
            details: z.array(z.object({ reason: z.string().optional() })).catch([]),
          }),
        })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});
type Failure = z.output<typeof FailureSchema>;

/**
 * Message prefixes of a 403 if the school's administrator turned the service off. The space is part
 * of them.
 */
const TURNED_OFF = ['@ClassroomDisabled ', '@ClassroomApiDisabled '];
/** Reasons of a 403 if the user did not grant a permission. */
const SCOPE_MISSING = ['ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'insufficientPermissions'];

/** Reasons of a 403 that means 429, used by older Google services. */
const QUOTA_EXCEEDED = [
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
  'RATE_LIMIT_EXCEEDED',
];
/** Reasons of a 403 about our own Google project. No user has revoked access. */
const PROJECT_CLOSED = [
  'accessNotConfigured',
  'SERVICE_DISABLED',
  'CONSUMER_SUSPENDED',
  'BILLING_DISABLED',
];

const hasReason = ({ response }: Failure, reasons: readonly string[]) => {
  const { errors = [], details = [] } = response?.data?.error ?? {};
  return [...errors, ...details].some(({ reason = '' }) => reasons.includes(reason));
};

const isTurnedOff = ({ response }: Failure) => {
  const message = response?.data?.error.message ?? '';
  return TURNED_OFF.some((prefix) => message.startsWith(prefix));
};

/** Maps a 403 that is not about a quota. */
const kindOfForbidden = (failure: Failure, about: 'person' | 'class') => {
  if (hasReason(failure, PROJECT_CLOSED)) return 'ourProject';
  if (isTurnedOff(failure)) return 'turnedOff';
  return about === 'person' || hasReason(failure, SCOPE_MISSING) ? 'denied' : 'closed';
};

const isBusy = (failure: Failure) =>
  failure.status === 429 || (failure.status === 403 && hasReason(failure, QUOTA_EXCEEDED));

/** Maps an error of a request about a person's classes or about one class. */
export const toGoogleError = (error: unknown, about: 'person' | 'class'): RosterError => {
  const failure = FailureSchema.safeParse(error).data;
  const status = failure?.status;
  if (!failure) return new RosterError('away', { cause: error });
  if (status === 401) return new RosterError('expired', { status, cause: error });
  if (status === 404) return new RosterError('noClass', { status, cause: error });
  if (isBusy(failure)) {
    const retryAt = readRetryAt(failure.response?.headers ?? new Headers());
    return new RosterError('busy', { status, retryAt, cause: error });
  }
  const kind = status === 403 ? kindOfForbidden(failure, about) : 'away';
  return new RosterError(kind, { status, cause: error });
};
