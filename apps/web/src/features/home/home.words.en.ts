export const homeWords = {
  student: {
    title: 'Hello, {name}',
    lead: 'Good to see you in the field.',
    avatarName: 'Your avatar is called {name}.',
    noAvatar: 'Your avatar has no name yet.',
  },
  educator: {
    title: 'Welcome, {name}',
    lead: 'Good to see you.',
    pendingTitle: 'Your account is waiting for approval',
    pending:
      'Somebody from Wonderfield looks at every educator account before it can reach children. That usually takes one school day. We write to you when it is done.',
    unconfiguredTitle: 'Your account is approved',
    unconfigured: 'Your school and your grades are not filled in yet.',
    readyTitle: 'Your account is ready',
    school: 'School',
    grades: 'Grades',
  },
} as const;
