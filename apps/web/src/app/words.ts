import type { ageCheckWords } from '../features/age-check/age-check.strings.en.ts';
import { badgeWords } from '../features/badge/badge.strings.en.ts';
import type { childrenWords } from '../features/children/children.strings.en.ts';
import type { classroomSyncWords } from '../features/classroom-sync/classroom-sync.strings.en.ts';
import type { classroomsWords } from '../features/classrooms/classrooms.strings.en.ts';
import type { educatorsWords } from '../features/educators/educators.strings.en.ts';
import type { libraryWords } from '../features/library/library.strings.en.ts';
import { notFoundWords } from '../features/not-found/not-found.strings.en.ts';
import type { passwordsWords } from '../features/passwords/passwords.strings.en.ts';
import type { connectionsWords, profilesWords } from '../features/profiles/profiles.strings.en.ts';
import type { progressWords } from '../features/progress/progress.strings.en.ts';
import type { rostersWords } from '../features/rosters/rosters.strings.en.ts';
import type { schoolWords } from '../features/school/school.strings.en.ts';
import type { confirmEmailWords } from '../features/sign-in/confirm-email.strings.en.ts';
import { signInWords } from '../features/sign-in/sign-in.strings.en.ts';
import type { signUpWords } from '../features/sign-up/sign-up.strings.en.ts';
import type { singleSignOnWords } from '../features/single-sign-on/single-sign-on.strings.en.ts';
import type { studentsWords } from '../features/students/students.strings.en.ts';
import type { submissionsWords } from '../features/submissions/submissions.strings.en.ts';
import type { submitContentWords } from '../features/submit-content/submit-content.strings.en.ts';
import type { weeklyMailWords } from '../features/weekly-mail/weekly-mail.strings.en.ts';
import type { invitationsWords } from '../shared/invitations/invitations.strings.en.ts';
import type { linkedLoginsWords } from '../shared/linked-logins/linked-logins.strings.en.ts';
import type { plansWords } from '../shared/plans/plans.strings.en.ts';
import { sharedWords } from '../shared/shared.strings.en.ts';
import { shellWords } from './shell.strings.en.ts';
import type { signInAgainWords } from './sign-in-again/sign-in-again.strings.en.ts';

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
