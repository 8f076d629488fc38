export const homeWords = {
  student: {
    title: 'Hello, {name}',
    lead: 'Good to see you in the field.',
    avatarName: 'Your avatar is called {name}.',
    noAvatar: 'Your avatar has no name yet.',
  },
} as const;
