/** The demo operator's secret. Public, so production refuses the demo people. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
