export const signInStrings = {
  title: 'Sign in',
  lead: 'For operators of Wonderfield.',
  codeHelp: 'The 6 digits your authenticator app shows now.',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  ended: 'Your session has ended. Sign in again to continue.',
  setUp: 'Your account is ready. Sign in with your new password and a new code.',
} as const;
