export const weeklyMailStrings = {
  card: {
    title: 'Weekly mail',
    on: 'Sundays to <email></email>',
    off: 'Off. When it is on, it comes on Sundays to <email></email>',
    failed: 'This could not be loaded.',
  },
  title: 'Weekly mail',
  loading: 'Loading, please wait...',
  ask: 'Turn weekly mail off for {name}?',
  askText: 'On Sundays we email you the week of {name} in the field, if they played.',
  turnOff: 'Turn weekly mail off',
  turningOff: 'Turning off...',
  off: 'Weekly mail is off',
  offText: 'You get no more weekly mail about {name}. Every week is still on the progress page.',
  turnOn: 'Turn it on again',
  turningOn: 'Turning on...',
  onAgain: 'Weekly mail is on',
  onAgainText: 'You get the next weekly mail about {name} on Sunday.',
  dead: 'This link is no longer valid',
  deadText:
    'It is older than 60 days, or the child is no longer linked to your account. You can turn weekly mail off on the progress page.',
  missing:
    'Please open the link in your email again. For your safety, this page does not keep it after a reload.',
  toProgress: 'Open Progress',
  tryAgain: 'Try again',
} as const;
