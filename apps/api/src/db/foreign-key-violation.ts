const FOREIGN_KEY_VIOLATION = '23503';

/** Returns true for a foreign key violation: the parent row was deleted. */
export const isForeignKeyViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;
