export const signInWords = {
  title: 'Sign in',
  lead: 'For the people who run Wonderfield.',
  codeHelp: 'The 6 digits your authenticator app shows now.',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  ended: 'Your session has ended. Sign in again to go on where you were.',
  setUp: 'Your account is ready. Sign in with your new password and a fresh code.',
} as const;
