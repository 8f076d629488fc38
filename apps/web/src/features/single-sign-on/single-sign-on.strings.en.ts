export const singleSignOnStrings = {
  title: 'Signing you in',
  working: 'One moment, we are opening the gate...',
  connecting: 'One moment, we are connecting your account...',
  services: { google: 'Google', clever: 'Clever', school: 'your school' },
  logins: { google: 'Google', clever: 'Clever', school: 'your school login' },
  accounts: { google: 'Google', clever: 'Clever', school: 'school' },
  newcomer: {
    title: 'Do you have a Wonderfield account?',
    you: 'You are <b>{name}</b> at {service}.',
    nameless: 'You come from {service}.',
    notMe: 'That is not me',
    who: 'Who are you?',
    educator: 'I teach or run a school',
    student: 'I am a student',
    parent: 'I am a parent',
    parentLead: 'Parents sign in with the email and password of their Home Account.',
    parentSignIn: 'Parent sign-in',
    parentSignUp: 'Create a Home Account',
    findClass: 'Find my class',
    finding: 'Finding your class...',
    educatorLead:
      'If you have an account here, sign in with it once. From then on you only need {login}.',
    studentLead:
      'If you have a username here, sign in with it once. From then on you only need {login}.',
    submit: 'Link and sign in',
    submitting: 'Linking...',
    newHere: 'I am new here',
    newHereLine: 'No account yet? We take your name along to the sign-up.',
    studentNew:
      'No username yet? Ask your teacher to add your class, or join with the code of your class.',
    join: 'Join with a class code',
    forgot: 'Forgot password',
  },
  ageCheck: {
    title: 'One more step',
  },
  connect: {
    title: 'Please confirm your password',
    lead: 'You signed in a while ago. To keep others from linking their own account to yours, we ask once more.',
    confirm: 'Connect',
    confirming: 'Connecting...',
    done: 'Your {account} account is connected.',
    withoutClasses:
      'Your {account} account is connected, but reading your classes was not allowed there.',
  },
} as const;
