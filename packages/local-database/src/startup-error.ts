/** A startup error that the user can fix. Programs print its message without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Returns the `code` of a Node system error, such as `EACCES`. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
