import type { ageCheckWords } from '../features/age-check/age-check.words.en.ts';
import { badgeWords } from '../features/badge/badge.words.en.ts';
import type { childrenWords } from '../features/children/children.words.en.ts';
import type { classroomSyncWords } from '../features/classroom-sync/classroom-sync.words.en.ts';
import type { classroomsWords } from '../features/classrooms/classrooms.words.en.ts';
import type { educatorsWords } from '../features/educators/educators.words.en.ts';
import type { libraryWords } from '../features/library/library.words.en.ts';
import { notFoundWords } from '../features/not-found/not-found.words.en.ts';
import type { passwordsWords } from '../features/passwords/passwords.words.en.ts';
import type { connectionsWords, profilesWords } from '../features/profiles/profiles.words.en.ts';
import type { progressWords } from '../features/progress/progress.words.en.ts';
import type { rostersWords } from '../features/rosters/rosters.words.en.ts';
import type { schoolWords } from '../features/school/school.words.en.ts';
import type { confirmEmailWords } from '../features/sign-in/confirm-email.words.en.ts';
import { signInWords } from '../features/sign-in/sign-in.words.en.ts';
import type { signUpWords } from '../features/sign-up/sign-up.words.en.ts';
import type { singleSignOnWords } from '../features/single-sign-on/single-sign-on.words.en.ts';
import type { studentsWords } from '../features/students/students.words.en.ts';
import type { submissionsWords } from '../features/submissions/submissions.words.en.ts';
import type { submitContentWords } from '../features/submit-content/submit-content.words.en.ts';
import type { weeklyMailWords } from '../features/weekly-mail/weekly-mail.words.en.ts';
import type { invitationsWords } from '../shared/invitations/invitations.words.en.ts';
import type { linkedLoginsWords } from '../shared/linked-logins/linked-logins.words.en.ts';
import type { plansWords } from '../shared/plans/plans.words.en.ts';
import { sharedWords } from '../shared/shared.words.en.ts';
import { shellWords } from './shell.words.en.ts';
import type { signInAgainWords } from './sign-in-again/sign-in-again.words.en.ts';

/** Words of the doors and of every page, by feature. Another language is another set of these files. */
const firstWords = {
  shared: sharedWords,
  shell: shellWords,
  signIn: signInWords,
  badge: badgeWords,
  notFound: notFoundWords,
};

/** Long ones that nobody needs at the door: they come with their screens. */
type LaterWords = {
  ageCheck: typeof ageCheckWords;
  children: typeof childrenWords;
  classroomSync: typeof classroomSyncWords;
  classrooms: typeof classroomsWords;
  confirmEmail: typeof confirmEmailWords;
  connections: typeof connectionsWords;
  educators: typeof educatorsWords;
  invitations: typeof invitationsWords;
  library: typeof libraryWords;
  linkedLogins: typeof linkedLoginsWords;
  passwords: typeof passwordsWords;
  plans: typeof plansWords;
  profiles: typeof profilesWords;
  progress: typeof progressWords;
  rosters: typeof rostersWords;
  school: typeof schoolWords;
  signInAgain: typeof signInAgainWords;
  signUp: typeof signUpWords;
  singleSignOn: typeof singleSignOnWords;
  students: typeof studentsWords;
  submissions: typeof submissionsWords;
  submitContent: typeof submitContentWords;
  weeklyMail: typeof weeklyMailWords;
};
type Words = typeof firstWords & LaterWords;

/**
 * The words there are by now. Later ones are put in before the screen that asks for them is drawn, and none
 * that are drawn change, so nobody has to hear of it. A copy for each state would be torn: React can begin to draw
 * with the old one and meet a screen that has come meanwhile.
 */
export const words = { ...firstWords } as Words;

export const addWords = (more: Partial<LaterWords>) => void Object.assign(words, more);

declare module 'use-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged by declaration
  interface AppConfig {
    Locale: 'en';
    Messages: Words;
  }
}
