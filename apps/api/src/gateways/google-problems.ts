import { z } from 'zod';
import { readRetryAt } from './rate-limits.rules.ts';
import { RosterProblem } from './rosters.ts';

/** What Google's client throws, as far as we read it. */
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

/** Prefixes of a 403 about the whole account. The space belongs to them. */
const ACCOUNT_CLOSED = ['@ClassroomDisabled ', '@ClassroomApiDisabled '];
/** Reasons of a 403 about a permission that the person did not give. */
const SCOPE_MISSING = ['ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'insufficientPermissions'];

const isAboutAccount = ({ response }: Failure) => {
  const error = response?.data?.error;
  if (!error) return false;
  const reasons = [...error.errors, ...error.details].map(({ reason }) => reason);
  return (
    ACCOUNT_CLOSED.some((prefix) => error.message.startsWith(prefix)) ||
    SCOPE_MISSING.some((reason) => reasons.includes(reason))
  );
};

/** Explains an error of a request about a person's classes, or about one class. */
export const toGoogleProblem = (error: unknown, of: 'person' | 'class'): RosterProblem => {
  const failure = FailureSchema.safeParse(error).data;
  const status = failure?.status;
  if (!failure) return new RosterProblem('away', { cause: error });
  if (status === 401) return new RosterProblem('expired', { status, cause: error });
  if (status === 404) return new RosterProblem('noClass', { status, cause: error });
  if (status === 429) {
    const retryAt = readRetryAt(failure.response?.headers ?? new Headers());
    return new RosterProblem('busy', { status, retryAt, cause: error });
  }
  if (status !== 403) return new RosterProblem('away', { status, cause: error });
  const isDenied = of === 'person' || isAboutAccount(failure);
  return new RosterProblem(isDenied ? 'denied' : 'closed', { status, cause: error });
};
