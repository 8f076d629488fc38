export const setupStrings = {
  title: 'Set up your account',
  lead: 'For {name}, {email}.',
  appTitle: 'Your authenticator app',
  appText:
    'Scan this with an app that makes 6-digit codes, such as the one of your password manager.',
  qrLabel: 'QR code for your authenticator app',
  byHand: 'No camera? Type this key into the app:',
  key: 'the key',
  passwordTitle: 'Your password and a first code',
  passwordNeeds: 'Your password needs',
  ruleMet: 'done',
  ruleUnmet: 'still missing',
  rules: {
    length: '8 to 20 characters',
    upperCase: '1 upper case',
    lowerCase: '1 lower case',
    digit: '1 number',
    specialCharacter: '1 special character',
  },
  codeHelp: 'The 6 digits the app shows now: they prove that it works.',
  finish: 'Finish set-up',
  finishing: 'Finishing...',
  expiredTitle: 'This link no longer works',
  expiredText:
    'A set-up link works once, for {hours, number} hours. Ask the person who sent it to make a new one.',
  toSignIn: 'Go to sign-in',
} as const;
