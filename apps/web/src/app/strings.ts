import type { ageCheckStrings } from '../features/age-check/age-check.strings.en.ts';
import type { assignmentsStrings } from '../features/assignments/assignments.strings.en.ts';
import { badgeStrings } from '../features/badge/badge.strings.en.ts';
import type { childLoginStrings } from '../features/children/child-login.strings.en.ts';
import type { childrenStrings } from '../features/children/children.strings.en.ts';
import type { classLiveStrings } from '../features/class-live/class-live.strings.en.ts';
import type { classroomSyncStrings } from '../features/classroom-sync/classroom-sync.strings.en.ts';
import type { classroomsStrings } from '../features/classrooms/classrooms.strings.en.ts';
import type { educatorsStrings } from '../features/educators/educators.strings.en.ts';
import type { friendsStrings } from '../features/friends/friends.strings.en.ts';
import type { libraryStrings } from '../features/library/library.strings.en.ts';
import type { nextYearStrings } from '../features/next-year/next-year.strings.en.ts';
import { notFoundStrings } from '../features/not-found/not-found.strings.en.ts';
import type { passwordsStrings } from '../features/passwords/passwords.strings.en.ts';
import type {
  connectionsStrings,
  profilesStrings,
} from '../features/profiles/profiles.strings.en.ts';
import type { classProgressStrings } from '../features/progress/class-progress.strings.en.ts';
import type { progressStrings } from '../features/progress/progress.strings.en.ts';
import type { studentReportStrings } from '../features/progress/student-report.strings.en.ts';
import type { rostersStrings } from '../features/rosters/rosters.strings.en.ts';
import type { schoolStrings } from '../features/school/school.strings.en.ts';
import type { confirmEmailStrings } from '../features/sign-in/confirm-email.strings.en.ts';
import { signInStrings } from '../features/sign-in/sign-in.strings.en.ts';
import type { signUpStrings } from '../features/sign-up/sign-up.strings.en.ts';
import type { singleSignOnStrings } from '../features/single-sign-on/single-sign-on.strings.en.ts';
import type { studentSignInStrings } from '../features/student-sign-in/student-sign-in.strings.en.ts';
import type { studentsStrings } from '../features/students/students.strings.en.ts';
import type { submissionsStrings } from '../features/submissions/submissions.strings.en.ts';
import type { submitContentStrings } from '../features/submit-content/submit-content.strings.en.ts';
import type { weeklyMailStrings } from '../features/weekly-mail/weekly-mail.strings.en.ts';
import type { invitationsStrings } from '../shared/invitations/invitations.strings.en.ts';
import type { linkedLoginsStrings } from '../shared/linked-logins/linked-logins.strings.en.ts';
import type { plansStrings } from '../shared/plans/plans.strings.en.ts';
import { sharedStrings } from '../shared/shared.strings.en.ts';
import type { studentLoginStrings } from '../shared/student-login/student-login.strings.en.ts';
import { shellStrings } from './shell.strings.en.ts';
import type { signInAgainStrings } from './sign-in-again/sign-in-again.strings.en.ts';

/**
 * Strings of the sign-in pages and of every page, by feature. Another language needs another set of
 * these files.
 */
const firstWords = {
  shared: sharedStrings,
  shell: shellStrings,
  signIn: signInStrings,
  badge: badgeStrings,
  notFound: notFoundStrings,
};

/** Long string sets that load with their screens. */
type LaterWords = {
  ageCheck: typeof ageCheckStrings;
  assignments: typeof assignmentsStrings;
  childLogin: typeof childLoginStrings;
  children: typeof childrenStrings;
  classLive: typeof classLiveStrings;
  classProgress: typeof classProgressStrings;
  classroomSync: typeof classroomSyncStrings;
  classrooms: typeof classroomsStrings;
  confirmEmail: typeof confirmEmailStrings;
  connections: typeof connectionsStrings;
  educators: typeof educatorsStrings;
  friends: typeof friendsStrings;
  invitations: typeof invitationsStrings;
  library: typeof libraryStrings;
  linkedLogins: typeof linkedLoginsStrings;
  nextYear: typeof nextYearStrings;
  passwords: typeof passwordsStrings;
  plans: typeof plansStrings;
  profiles: typeof profilesStrings;
  progress: typeof progressStrings;
  rosters: typeof rostersStrings;
  school: typeof schoolStrings;
  signInAgain: typeof signInAgainStrings;
  signUp: typeof signUpStrings;
  singleSignOn: typeof singleSignOnStrings;
  studentReport: typeof studentReportStrings;
  studentLogin: typeof studentLoginStrings;
  studentSignIn: typeof studentSignInStrings;
  students: typeof studentsStrings;
  submissions: typeof submissionsStrings;
  submitContent: typeof submitContentStrings;
  weeklyMail: typeof weeklyMailStrings;
};
type Strings = typeof firstWords & LaterWords;

/**
 * All strings loaded so far. Mutated before the screen that needs them renders, because a copy in
 * React state could be outdated during a concurrent render.
 */
export const strings = { ...firstWords } as Strings;

export const addStrings = (more: Partial<LaterWords>) => void Object.assign(strings, more);

declare module 'use-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged by declaration
  interface AppConfig {
    Locale: 'en';
    Messages: Strings;
  }
}
