/** Matches codes of mail relays, Node and PostgreSQL, but no email address. */
const CODE = /^[A-Z0-9_]{2,40}$/;

/** Describes an error by its code, because messages of relays and databases quote personal data. */
export const describeFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const name = typeof code === 'string' && CODE.test(code) ? code : error.constructor.name;
  return typeof responseCode === 'number' ? `${name} ${responseCode}` : name;
};
