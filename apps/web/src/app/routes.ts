import { ageCheckRoutes } from '../features/age-check/age-check.routes.tsx';
import { badgeRoutes } from '../features/badge/badge.routes.tsx';
import { childRoutes } from '../features/children/children.routes.tsx';
import { classLiveRoutes } from '../features/class-live/class-live.routes.tsx';
import { classroomSyncRoutes } from '../features/classroom-sync/classroom-sync.routes.tsx';
import { classroomRoutes } from '../features/classrooms/classrooms.routes.tsx';
import { educatorRoutes } from '../features/educators/educators.routes.tsx';
import { libraryRoutes } from '../features/library/library.routes.tsx';
import { nextYearRoutes } from '../features/next-year/next-year.routes.tsx';
import { passwordRoutes } from '../features/passwords/passwords.routes.tsx';
import { profileRoutes } from '../features/profiles/profiles.routes.tsx';
import { classProgressRoutes, progressRoutes } from '../features/progress/progress.routes.tsx';
import { rosterRoutes } from '../features/rosters/rosters.routes.tsx';
import { schoolRoutes } from '../features/school/school.routes.tsx';
import { confirmEmailRoutes, signInRoutes } from '../features/sign-in/sign-in.routes.tsx';
import { signUpRoutes } from '../features/sign-up/sign-up.routes.tsx';
import { singleSignOnRoutes } from '../features/single-sign-on/single-sign-on.routes.tsx';
import { studentSignInRoutes } from '../features/student-sign-in/student-sign-in.routes.tsx';
import { studentRoutes } from '../features/students/students.routes.tsx';
import { submissionRoutes } from '../features/submissions/submissions.routes.tsx';
import { submitContentRoutes } from '../features/submit-content/submit-content.routes.tsx';
import { weeklyMailRoutes } from '../features/weekly-mail/weekly-mail.routes.tsx';
import { PATHS } from '../shared/routing/paths.ts';
import type { PortalRoute } from '../shared/routing/portal-route.ts';
import { addStrings } from './strings.ts';

const notFound = () =>
  import('../features/not-found/screens/not-found-screen.tsx').then((m) => m.NotFoundScreen);

/** Adds strings that load with the screens instead of with the first page. */
const withStrings = (
  routes: PortalRoute[],
  loadStrings: () => Promise<Parameters<typeof addStrings>[0]>,
) =>
  routes.map((route) => ({
    ...route,
    screen: async () => {
      const [screen, words] = await Promise.all([route.screen(), loadStrings()]);
      addStrings(words);
      return screen;
    },
  }));

const plansStrings = async () => (await import('../shared/plans/plans.strings.en.ts')).plansStrings;

const submissionsStrings = async () =>
  (await import('../features/submissions/submissions.strings.en.ts')).submissionsStrings;

const progressStrings = async () =>
  (await import('../features/progress/progress.strings.en.ts')).progressStrings;
const assignmentsStrings = async () =>
  (await import('../features/assignments/assignments.strings.en.ts')).assignmentsStrings;

const weeklyMailStrings = async () =>
  (await import('../features/weekly-mail/weekly-mail.strings.en.ts')).weeklyMailStrings;

/** Strings for the invitations and requests that an educator receives. */
const invitationsStrings = async () =>
  (await import('../shared/invitations/invitations.strings.en.ts')).invitationsStrings;

/** Strings of the pages on which adults manage a student's external logins. */
const linkedLoginsStrings = async () =>
  (await import('../shared/linked-logins/linked-logins.strings.en.ts')).linkedLoginsStrings;

/** Strings of the ways in which students sign in, for the adults who manage them. */
const studentLoginStrings = async () =>
  (await import('../shared/student-login/student-login.strings.en.ts')).studentLoginStrings;

/** Strings of the live board, and of raised hands on the home page. */
const classLiveStrings = async () =>
  (await import('../features/class-live/class-live.strings.en.ts')).classLiveStrings;

/** Every screen of the portal with its access class. */
export const portalRoutes: PortalRoute[] = [
  ...signInRoutes,
  ...withStrings(confirmEmailRoutes, async () => ({
    confirmEmail: (await import('../features/sign-in/confirm-email.strings.en.ts'))
      .confirmEmailStrings,
  })),
  ...withStrings(signUpRoutes, async () => ({
    signUp: (await import('../features/sign-up/sign-up.strings.en.ts')).signUpStrings,
  })),
  ...withStrings(passwordRoutes, async () => ({
    passwords: (await import('../features/passwords/passwords.strings.en.ts')).passwordsStrings,
  })),
  ...withStrings(ageCheckRoutes, async () => ({
    ageCheck: (await import('../features/age-check/age-check.strings.en.ts')).ageCheckStrings,
  })),
  ...withStrings(childRoutes, async () => ({
    children: (await import('../features/children/children.strings.en.ts')).childrenStrings,
    childLogin: (await import('../features/children/child-login.strings.en.ts')).childLoginStrings,
    linkedLogins: await linkedLoginsStrings(),
    studentLogin: await studentLoginStrings(),
  })),
  ...withStrings(progressRoutes, async () => ({
    progress: await progressStrings(),
    friends: (await import('../features/friends/friends.strings.en.ts')).friendsStrings,
    weeklyMail: await weeklyMailStrings(),
  })),
  ...withStrings(classProgressRoutes, async () => ({
    progress: await progressStrings(),
    classProgress: (await import('../features/progress/class-progress.strings.en.ts'))
      .classProgressStrings,
    studentReport: (await import('../features/progress/student-report.strings.en.ts'))
      .studentReportStrings,
    assignments: await assignmentsStrings(),
  })),
  ...withStrings(weeklyMailRoutes, async () => ({ weeklyMail: await weeklyMailStrings() })),
  ...withStrings(profileRoutes, async () => {
    const words = await import('../features/profiles/profiles.strings.en.ts');
    return { connections: words.connectionsStrings, profiles: words.profilesStrings };
  }),
  ...withStrings(singleSignOnRoutes, async () => ({
    singleSignOn: (await import('../features/single-sign-on/single-sign-on.strings.en.ts'))
      .singleSignOnStrings,
  })),
  ...withStrings(studentSignInRoutes, async () => ({
    studentSignIn: (await import('../features/student-sign-in/student-sign-in.strings.en.ts'))
      .studentSignInStrings,
  })),
  ...withStrings(studentRoutes, async () => ({
    students: (await import('../features/students/students.strings.en.ts')).studentsStrings,
  })),
  ...withStrings(educatorRoutes, async () => ({
    educators: (await import('../features/educators/educators.strings.en.ts')).educatorsStrings,
    classLive: await classLiveStrings(),
    invitations: await invitationsStrings(),
    plans: await plansStrings(),
    studentLogin: await studentLoginStrings(),
    submissions: await submissionsStrings(),
  })),
  ...withStrings(schoolRoutes, async () => ({
    school: (await import('../features/school/school.strings.en.ts')).schoolStrings,
    linkedLogins: await linkedLoginsStrings(),
  })),
  ...withStrings(classroomRoutes, async () => ({
    classrooms: (await import('../features/classrooms/classrooms.strings.en.ts')).classroomsStrings,
    invitations: await invitationsStrings(),
  })),
  ...withStrings(rosterRoutes, async () => ({
    rosters: (await import('../features/rosters/rosters.strings.en.ts')).rostersStrings,
    linkedLogins: await linkedLoginsStrings(),
    studentLogin: await studentLoginStrings(),
  })),
  ...withStrings(classLiveRoutes, async () => ({
    classLive: await classLiveStrings(),
    studentLogin: await studentLoginStrings(),
  })),
  ...withStrings(nextYearRoutes, async () => ({
    nextYear: (await import('../features/next-year/next-year.strings.en.ts')).nextYearStrings,
  })),
  ...withStrings(classroomSyncRoutes, async () => ({
    classroomSync: (await import('../features/classroom-sync/classroom-sync.strings.en.ts'))
      .classroomSyncStrings,
  })),
  ...withStrings(submitContentRoutes, async () => ({
    plans: await plansStrings(),
    submitContent: (await import('../features/submit-content/submit-content.strings.en.ts'))
      .submitContentStrings,
  })),
  ...withStrings(submissionRoutes, async () => ({
    plans: await plansStrings(),
    submissions: await submissionsStrings(),
  })),
  ...withStrings(libraryRoutes, async () => ({
    plans: await plansStrings(),
    library: (await import('../features/library/library.strings.en.ts')).libraryStrings,
  })),
  ...badgeRoutes,
  // Both paths are in use for the not-found page, and unmatched paths end here too.
  { path: PATHS.notFound, access: 'public', screen: notFound },
  { path: PATHS.pageNotFound, access: 'public', screen: notFound },
  { path: PATHS.anythingElse, access: 'public', screen: notFound },
];
