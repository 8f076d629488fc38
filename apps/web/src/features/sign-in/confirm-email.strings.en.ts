export const confirmEmailStrings = {
  title: 'Confirm your email address',
  confirming: 'One moment, we are confirming it...',
  tryAgain: 'Try again',
  deadTitle: 'This link is no longer valid',
  dead: 'It has expired, or a newer one is in your inbox. Enter your email address, and we send you a new link.',
  missing:
    'Please open the link in your email again: for your safety, this page forgets it when it is reloaded. Or enter your email address, and we send you a new link.',
  send: 'Send a new link',
  sending: 'Sending...',
  sentTitle: 'Check your email',
  sent: 'If {email} still needs confirming, a new link is on its way. It works for 24 hours.',
} as const;
