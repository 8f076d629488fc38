export const homeWords = {
  parent: {
    title: 'My Children',
    lead: 'Every child you link gets their own login for Wonderfield.',
    heading: 'Children ({count, number})',
    firstName: 'First Name',
    lastName: 'Last Name',
    username: 'Username',
    grade: 'Grade',
    howTitle: 'How they sign in',
    how: 'They choose Student on the sign-in page and type their username and password.',
  },
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
