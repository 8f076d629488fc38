/** Secret of the demo operator. It is public, so production rejects demo users. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
