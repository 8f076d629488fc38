export const signInAgainWords = {
  title: 'Sign in again to go on',
  signedOutElsewhere: 'You signed out in another window.',
  text: 'What you typed is still here.',
  name: 'You are',
  signIn: 'Sign In',
  signingIn: 'Signing In...',
  leave: 'Leave without saving',
  otherWay: 'Or in another window, with',
  ways: { google: 'Google', clever: 'Clever', school: '{school}' },
} as const;
