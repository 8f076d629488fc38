import { ageCheckRoutes } from '../features/age-check/age-check.routes.tsx';
import { badgeRoutes } from '../features/badge/badge.routes.tsx';
import { childRoutes } from '../features/children/children.routes.tsx';
import { classroomSyncRoutes } from '../features/classroom-sync/classroom-sync.routes.tsx';
import { classroomRoutes } from '../features/classrooms/classrooms.routes.tsx';
import { educatorRoutes } from '../features/educators/educators.routes.tsx';
import { libraryRoutes } from '../features/library/library.routes.tsx';
import { passwordRoutes } from '../features/passwords/passwords.routes.tsx';
import { profileRoutes } from '../features/profiles/profiles.routes.tsx';
import { progressRoutes } from '../features/progress/progress.routes.tsx';
import { rosterRoutes } from '../features/rosters/rosters.routes.tsx';
import { schoolRoutes } from '../features/school/school.routes.tsx';
import { confirmEmailRoutes, signInRoutes } from '../features/sign-in/sign-in.routes.tsx';
import { signUpRoutes } from '../features/sign-up/sign-up.routes.tsx';
import { singleSignOnRoutes } from '../features/single-sign-on/single-sign-on.routes.tsx';
import { studentRoutes } from '../features/students/students.routes.tsx';
import { submissionRoutes } from '../features/submissions/submissions.routes.tsx';
import { submitContentRoutes } from '../features/submit-content/submit-content.routes.tsx';
import { weeklyMailRoutes } from '../features/weekly-mail/weekly-mail.routes.tsx';
import { PATHS } from '../shared/paths.ts';
import type { PortalRoute } from '../shared/portal-route.ts';
import { addWords } from './words.ts';

const notFound = () =>
  import('../features/not-found/screens/not-found-screen.tsx').then((m) => m.NotFoundScreen);

/** Screens whose words come with them, not with the first page. */
const withWords = (
  routes: PortalRoute[],
  loadWords: () => Promise<Parameters<typeof addWords>[0]>,
) =>
  routes.map((route) => ({
    ...route,
    screen: async () => {
      const [screen, words] = await Promise.all([route.screen(), loadWords()]);
      addWords(words);
      return screen;
    },
  }));

/** Words of every page about plans. */
const plansWords = async () => (await import('../shared/plans/plans.strings.en.ts')).plansWords;

/** Words of what an educator is asked. */
const invitationsWords = async () =>
  (await import('../shared/invitations/invitations.strings.en.ts')).invitationsWords;

/** Words of the pages on which adults manage the external logins of a student. */
const linkedLoginsWords = async () =>
  (await import('../shared/linked-logins/linked-logins.strings.en.ts')).linkedLoginsWords;

/** Every screen of the portal with its access class. */
export const portalRoutes: PortalRoute[] = [
  ...signInRoutes,
  ...withWords(confirmEmailRoutes, async () => ({
    confirmEmail: (await import('../features/sign-in/confirm-email.strings.en.ts'))
      .confirmEmailWords,
  })),
  ...withWords(signUpRoutes, async () => ({
    signUp: (await import('../features/sign-up/sign-up.strings.en.ts')).signUpWords,
  })),
  ...withWords(passwordRoutes, async () => ({
    passwords: (await import('../features/passwords/passwords.strings.en.ts')).passwordsWords,
  })),
  ...withWords(ageCheckRoutes, async () => ({
    ageCheck: (await import('../features/age-check/age-check.strings.en.ts')).ageCheckWords,
  })),
  ...withWords(childRoutes, async () => ({
    children: (await import('../features/children/children.strings.en.ts')).childrenWords,
    linkedLogins: await linkedLoginsWords(),
  })),
  ...withWords(progressRoutes, async () => ({
    progress: (await import('../features/progress/progress.strings.en.ts')).progressWords,
  })),
  ...withWords(weeklyMailRoutes, async () => ({
    weeklyMail: (await import('../features/weekly-mail/weekly-mail.strings.en.ts')).weeklyMailWords,
  })),
  ...withWords(profileRoutes, async () => {
    const words = await import('../features/profiles/profiles.strings.en.ts');
    return { connections: words.connectionsWords, profiles: words.profilesWords };
  }),
  ...withWords(singleSignOnRoutes, async () => ({
    singleSignOn: (await import('../features/single-sign-on/single-sign-on.strings.en.ts'))
      .singleSignOnWords,
  })),
  ...withWords(studentRoutes, async () => ({
    students: (await import('../features/students/students.strings.en.ts')).studentsWords,
  })),
  ...withWords(educatorRoutes, async () => ({
    educators: (await import('../features/educators/educators.strings.en.ts')).educatorsWords,
    invitations: await invitationsWords(),
  })),
  ...withWords(schoolRoutes, async () => ({
    school: (await import('../features/school/school.strings.en.ts')).schoolWords,
    linkedLogins: await linkedLoginsWords(),
  })),
  ...withWords(classroomRoutes, async () => ({
    classrooms: (await import('../features/classrooms/classrooms.strings.en.ts')).classroomsWords,
    invitations: await invitationsWords(),
  })),
  ...withWords(rosterRoutes, async () => ({
    rosters: (await import('../features/rosters/rosters.strings.en.ts')).rostersWords,
    linkedLogins: await linkedLoginsWords(),
  })),
  ...withWords(classroomSyncRoutes, async () => ({
    classroomSync: (await import('../features/classroom-sync/classroom-sync.strings.en.ts'))
      .classroomSyncWords,
  })),
  ...withWords(submitContentRoutes, async () => ({
    plans: await plansWords(),
    submitContent: (await import('../features/submit-content/submit-content.strings.en.ts'))
      .submitContentWords,
  })),
  ...withWords(submissionRoutes, async () => ({
    plans: await plansWords(),
    submissions: (await import('../features/submissions/submissions.strings.en.ts'))
      .submissionsWords,
  })),
  ...withWords(libraryRoutes, async () => ({
    plans: await plansWords(),
    library: (await import('../features/library/library.strings.en.ts')).libraryWords,
  })),
  ...badgeRoutes,
  // The specification writes it both ways; anything unmatched ends here too.
  { path: PATHS.notFound, access: 'public', screen: notFound },
  { path: PATHS.pageNotFound, access: 'public', screen: notFound },
  { path: PATHS.anythingElse, access: 'public', screen: notFound },
];
