/** The demo account at the provider; the portal's configuration has the same. */
export const TEXT_KEYS = {
  accountSid: `AC${'5a'.repeat(16)}`,
  authToken: 'sandbox-auth-token',
  serviceSid: `VA${'5a'.repeat(16)}`,
};
