export const badgeStrings = { title: 'Wonderfield', signUp: 'Sign Up' } as const;
