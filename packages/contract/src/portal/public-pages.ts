import type { ViewedPath } from './viewed-paths.ts';

export type PublicPage = { title: string; description: string };

/**
 * Titles and descriptions of public pages for search engines and messengers. Titles match the
 * screens.
 */
export const PUBLIC_PAGES = {
  '/sign-in': {
    title: 'Sign In',
    description:
      'One calm place for families, students and educators around a learning game. Choose how to sign in.',
  },
  '/sign-in/parent': {
    title: 'Home Account Sign In',
    description: 'Parents manage their children’s accounts and see their week in the field.',
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
    description: 'Create an account as a parent or an educator, or join your class with a code.',
  },
  '/sign-up/parent': {
    title: 'Home Account Sign Up',
    description:
      'Create a Home Account for your family. A parent signs up first and then adds children.',
  },
  '/sign-up/educator': {
    title: 'Educator Account Sign Up',
    description: 'Get approved, create your first classroom and print the login cards in minutes.',
  },
  '/student': {
    title: 'Join with a code',
    description: 'Your teacher gave you a code? Type it here to join your class.',
  },
} as const satisfies Partial<Record<ViewedPath, PublicPage>>;
