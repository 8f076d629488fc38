/** Codes of mail relays, of Node and of PostgreSQL look like this; an address does not. */
const CODE = /^[A-Z0-9_]{2,40}$/;

/** Why something failed, in a form that can be kept: relays and databases quote people in their words. */
export const describeFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const name = typeof code === 'string' && CODE.test(code) ? code : error.constructor.name;
  return typeof responseCode === 'number' ? `${name} ${responseCode}` : name;
};
