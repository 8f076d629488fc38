/** PostgreSQL's word for a row that points to one that is not there. */
const FOREIGN_KEY_VIOLATION = '23503';

/** A write that failed because whom it belongs to is gone. */
export const isForeignKeyViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;
