export const notFoundStrings = {
  title: 'Page not found',
  lead: "You popped up in the wrong field. Let's get you home.",
  home: 'Go to my home page',
  signIn: 'Sign In',
} as const;
