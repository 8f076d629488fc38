import type { ViewedPath } from './viewed-paths.ts';

type PublicPage = { title: string; description: string };

/**
 * Titles and descriptions of public pages for search engines and messengers. Titles match the
 * screens.
 */
export const PUBLIC_PAGES: Readonly<Partial<Record<ViewedPath, PublicPage>>> = {
  '/sign-in': {
    title: 'Sign In',
    description:
      'One calm place for families, students and educators around a learning game. Choose your door.',
  },
  '/sign-in/parent': {
    title: 'Home Account Sign In',
    description:
      'Parents look after their children’s accounts and see how the week in the field was.',
  },
  '/sign-in/educator': {
    title: 'Educator Account Sign In',
    description: 'Classrooms, rosters and lesson plans for teachers, schools and districts.',
  },
  '/sign-in/student': {
    title: 'Student Account Sign In',
    description: 'Sign in with your card, your code or your school, and play.',
  },
  '/sign-up': {
    title: 'Sign Up',
    description: 'Make an account as a parent or an educator, or join your class with a code.',
  },
  '/sign-up/parent': {
    title: 'Home Account Sign Up',
    description: 'A home account for a family: adults first, children safely behind them.',
  },
  '/sign-up/educator': {
    title: 'Educator Account Sign Up',
    description: 'Get approved, make your first classroom and print the cards in minutes.',
  },
  '/student': {
    title: 'Join with a code',
    description: 'Your teacher gave you a code? Type it here to join your class.',
  },
};
