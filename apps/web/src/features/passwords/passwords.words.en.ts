export const passwordsWords = {
  forgot: {
    title: 'Forgot password',
    lead: 'Enter the email address of your account, and we send you a link to choose a new password.',
    submit: 'Submit',
    submitting: 'Submitting...',
    sentTitle: 'Check your email',
    sent: 'If {email} belongs to an account, a link is on its way. It works for 30 minutes.',
    students: 'Students: ask the grown-up who gave you your login card.',
    signIn: 'Sign In',
  },
  reset: {
    title: 'Reset password',
    lead: 'Choose a new password for {email}.',
    firstTitle: 'Choose your password',
    firstLead: 'Choose a password for {email}.',
    submit: 'Submit',
    submitting: 'Submitting...',
    doneTitle: 'Password updated',
    redirect: 'We take you to the sign-in page in a few seconds.',
    signIn: 'Sign In',
    askAgain: 'Ask for a new link',
    openMail:
      'Please open the link in your email again. For your safety, this page forgets it when it is reloaded.',
  },
  change: {
    title: 'Change Password',
    lead: 'Other devices are signed out when you change it.',
    firstLead:
      'Before you play, choose a password of your own. The grown-ups who look after your account can see it, nobody else.',
    back: 'Back',
    current: 'Current Password',
    save: 'Save',
    saving: 'Saving...',
  },
} as const;
