export const signInStrings = {
  title: 'Sign In',
  lead: 'Who is coming to the field today?',
  noAccount: "Don't have an account?",
  signUp: 'Sign Up',
  signIn: 'Sign In',
  signingIn: 'Signing In...',
  forgot: 'Forgot password',
  wrongForStudent:
    'That is not right yet. Look at your card. Type your username and password again.',
  breakForStudent: 'You tried many times. Take a short break.',
  suspendedForStudent: 'You cannot sign in right now. Please ask a grown-up for help.',
  suspended: 'This account is suspended. Please <a>contact support</a>.',
  otherWays: 'Quick ways to sign in',
  showCard: 'Show your card',
  myClassCode: 'My class code',
  threePictures: 'Three pictures',
  typeInstead: 'Type it instead',
  haveCode: 'New here, with a code?',
  join: 'Join with it',
  stuck: 'Stuck? Ask the grown-up who gave you your login card.',
  resend: 'Send the link again',
  resending: 'Sending...',
  resent: 'If this email still needs confirming, a new link is on its way.',
  ageCheckNeeded:
    'Your account is created, but the adult check is not done yet. Finish it to sign in.',
  schoolPending:
    'Your school account is waiting for approval. This usually takes one school day. Then we email you the staff code. To sign in sooner, finish the adult check.',
  continueAgeCheck: 'Continue age verification',
  notices: {
    'email-confirmed': 'Your email address is confirmed. You can sign in now.',
    checked: 'Authentication verified successfully. Sign in to continue.',
    'confirm-email':
      'Your adult check is done. Open the link we emailed you to confirm your email address, then sign in.',
    'already-confirmed': 'Your email address is already confirmed. You can sign in.',
  },
  titles: {
    parent: 'Home Account Sign In',
    student: 'Student Account Sign In',
    educator: 'Educator Account Sign In',
  },
  doors: {
    parent: {
      title: 'Home Account',
      line: 'For parents and guardians',
      description:
        "One account for the whole family. Create your child's login and decide who they can play with.",
      point1: 'Add and link your children',
      point2: 'See usernames and passwords any time',
      point3: 'Beta is free to play',
    },
    educator: {
      title: 'Educator / School Account',
      line: 'For teachers and school leaders',
      description: 'For everyone who teaches, or runs a school or a district.',
      point1: 'Start with your school’s staff code',
      point2: 'We review every other educator account',
      point3: 'Beta is free to play',
    },
    student: {
      title: 'Student',
      line: 'With a card, pictures or a password',
      description: 'You need your login card, or the class code from your teacher.',
      point1: 'Name your avatar',
      point2: 'Go out and play',
      point3: 'See your classrooms',
    },
  },
} as const;
