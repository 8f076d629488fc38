export const confirmEmailStrings = {
  title: 'Confirm your email address',
  confirming: 'Confirming your email address...',
  tryAgain: 'Try again',
  deadTitle: 'This link is no longer valid',
  dead: 'It has expired, or there is a newer one in your inbox. Enter your email address to get a new link.',
  missing:
    'Please open the link in your email again. For your safety, this page does not keep it after a reload. Or enter your email address to get a new link.',
  send: 'Send a new link',
  sending: 'Sending...',
  sentTitle: 'Check your email',
  sent: 'If {email} still needs confirming, a new link is on its way. It works for 24 hours.',
} as const;
