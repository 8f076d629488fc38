import { ageCheckWords } from '../features/age-check/age-check.words.en.ts';
import { badgeWords } from '../features/badge/badge.words.en.ts';
import { childrenWords } from '../features/children/children.words.en.ts';
import { classroomsWords } from '../features/classrooms/classrooms.words.en.ts';
import { educatorsWords } from '../features/educators/educators.words.en.ts';
import { notFoundWords } from '../features/not-found/not-found.words.en.ts';
import { passwordsWords } from '../features/passwords/passwords.words.en.ts';
import { profilesWords } from '../features/profiles/profiles.words.en.ts';
import { pupilsWords } from '../features/pupils/pupils.words.en.ts';
import { rostersWords } from '../features/rosters/rosters.words.en.ts';
import { signInWords } from '../features/sign-in/sign-in.words.en.ts';
import { signUpWords } from '../features/sign-up/sign-up.words.en.ts';
import { sharedWords } from '../shared/shared.words.en.ts';
import { shellWords } from './shell.words.en.ts';

/** Every word of the portal, by feature. Another language is another set of these files. */
export const words = {
  shared: sharedWords,
  shell: shellWords,
  signIn: signInWords,
  signUp: signUpWords,
  passwords: passwordsWords,
  ageCheck: ageCheckWords,
  children: childrenWords,
  profiles: profilesWords,
  pupils: pupilsWords,
  educators: educatorsWords,
  classrooms: classroomsWords,
  rosters: rostersWords,
  badge: badgeWords,
  notFound: notFoundWords,
} as const;

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en';
    Messages: typeof words;
  }
}
