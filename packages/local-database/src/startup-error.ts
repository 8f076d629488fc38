/** A reason not to start that a person can act on: one sentence, printed without a stack. */
export class StartupError extends Error {
  override name = 'StartProblem';
}

/** The `code` of a Node system error, such as `EACCES`. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
