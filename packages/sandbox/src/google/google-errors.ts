import type { FaultStatus } from '../faults/apply-faults.ts';

const REASONS: Record<number, string> = {
  401: 'authError',
  403: 'forbidden',
  404: 'notFound',
  429: 'rateLimitExceeded',
  500: 'backendError',
};

/** An expected error of the Classroom API. */
export class ClassroomError extends Error {
  readonly code: number;
  readonly status: string;
  readonly details: object[] | undefined;

  constructor(code: number, status: string, message: string, details?: object[]) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** Returns the envelope of every error below /v1. */
export const errorEnvelope = ({ code, status, message, details }: ClassroomError) => ({
  error: {
    code,
    message,
    errors: [{ message, domain: 'global', reason: REASONS[code] ?? 'badRequest' }],
    status,
    ...(details && { details }),
  },
});

export const badToken = () =>
  new ClassroomError(
    401,
    'UNAUTHENTICATED',
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.',
  );

export const missingScope = () =>
  new ClassroomError(403, 'PERMISSION_DENIED', 'Request had insufficient authentication scopes.', [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
      domain: 'googleapis.com',
      metadata: { service: 'classroom.googleapis.com' },
    },
  ]);

export const classroomDisabled = () =>
  new ClassroomError(
    403,
    'PERMISSION_DENIED',
    '@ClassroomDisabled The user is not permitted to access Classroom.',
  );

export const notPermitted = () =>
  new ClassroomError(403, 'PERMISSION_DENIED', 'The caller does not have permission');

export const notFound = () =>
  new ClassroomError(404, 'NOT_FOUND', 'Requested entity was not found.');

export const invalidArgument = (message: string) =>
  new ClassroomError(400, 'INVALID_ARGUMENT', message);

const FAULTS: Record<FaultStatus, () => ClassroomError> = {
  500: () => new ClassroomError(500, 'INTERNAL', 'Internal error encountered.'),
  429: () => new ClassroomError(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.'),
  401: badToken,
  403: notPermitted,
};

/** Returns the error of a fault in the format of this path. */
export const googleError = (
  status: FaultStatus,
  path: string,
  retryAfterSeconds: number | undefined,
) => {
  const error = FAULTS[status]();
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  if (path.startsWith('/v1/')) return { headers, body: errorEnvelope(error) };
  return { headers, body: { error: 'internal_failure', error_description: error.message } };
};
