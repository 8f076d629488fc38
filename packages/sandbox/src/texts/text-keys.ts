/** Demo account at the provider. Also set in the portal's configuration. */
export const TEXT_KEYS = {
  accountSid: `AC${'5a'.repeat(16)}`,
  authToken: 'sandbox-auth-token',
  serviceSid: `VA${'5a'.repeat(16)}`,
};
