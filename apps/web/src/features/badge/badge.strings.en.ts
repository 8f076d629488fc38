export const badgeWords = { title: 'Wonderfield', signUp: 'Sign Up' } as const;
