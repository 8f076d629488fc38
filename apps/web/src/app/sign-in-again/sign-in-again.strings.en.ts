export const signInAgainStrings = {
  title: 'Sign in again to continue',
  signedOutElsewhere: 'You signed out in another window.',
  text: 'What you typed is still here.',
  name: 'You were signed in as',
  signIn: 'Sign In',
  signingIn: 'Signing In...',
  leave: 'Leave without saving',
  otherWay: 'Or use a new window to sign in with',
  ways: { google: 'Google', clever: 'Clever', school: '{school}' },
} as const;
