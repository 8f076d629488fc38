import { describe, expect, it } from 'vitest';
import { toGoogleError } from './google-errors.ts';

type Reason = { errors?: string; details?: string; message?: string };

/** Creates a 403 in the form that Google's client throws. */
const forbidden = ({ errors, details, message = 'No.' }: Reason, headers = {}) => ({
  status: 403,
  response: {
    headers: new Headers(headers),
    data: {
      error: {
        code: 403,
        message,
        status: 'PERMISSION_DENIED',
        ...(errors && { errors: [{ domain: 'usageLimits', reason: errors, message }] }),
        ...(details && {
          details: [
            { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: details },
            { '@type': 'type.googleapis.com/google.rpc.Help', links: [] },
          ],
        }),
      },
    },
  },
});

describe.each(['person', 'class'] as const)('toGoogleProblem with a 403 about a %s', (subject) => {
  it.each([
    ['a quota', { errors: 'rateLimitExceeded' }, 'busy'],
    ['a quota of the user', { errors: 'userRateLimitExceeded' }, 'busy'],
    ['a quota in the newer format', { details: 'RATE_LIMIT_EXCEEDED' }, 'busy'],
    ['an API that our project has not enabled', { errors: 'accessNotConfigured' }, 'ourProject'],
    [
      'an API that our project has not enabled, in the newer format',
      { details: 'SERVICE_DISABLED' },
      'ourProject',
    ],
    ['a scope', { details: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }, 'denied'],
    ['a scope in the older format', { errors: 'insufficientPermissions' }, 'denied'],
    ['Classroom is disabled', { message: '@ClassroomDisabled The user is not…' }, 'turnedOff'],
    [
      'the Classroom API is disabled',
      { message: '@ClassroomApiDisabled The user is…' },
      'turnedOff',
    ],
  ])('maps a 403 with the reason: %s', (_what, reason, kind) => {
    expect(toGoogleError(forbidden(reason), subject)).toMatchObject({ kind, status: 403 });
  });
});

it('returns the retry time of a 403 about a quota', () => {
  const { retryAt } = toGoogleError(
    forbidden({ errors: 'rateLimitExceeded' }, { 'retry-after': '90' }),
    'person',
  );
  const seconds = (Number(retryAt) - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(85);
  expect(seconds).toBeLessThanOrEqual(90);
});

it('maps a 403 without a reason to a closed class or a denied person', () => {
  expect(toGoogleError(forbidden({}), 'class').kind).toBe('closed');
  expect(toGoogleError(forbidden({}), 'person').kind).toBe('denied');
});
