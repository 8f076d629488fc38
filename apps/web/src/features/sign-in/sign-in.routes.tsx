import { PATHS } from '../../shared/paths.ts';
import type { PortalRoute } from '../../shared/portal-route.ts';

/** The front door. Signed-in people are sent home, or asked when it is another kind of door. */
export const signInRoutes: PortalRoute[] = [
  {
    path: PATHS.signIn,
    access: 'publicOnly',
    screen: () => import('./screens/sign-in-chooser-screen.tsx').then((m) => m.SignInChooserScreen),
  },
  {
    path: PATHS.door,
    access: 'publicOnly',
    screen: () => import('./screens/sign-in-chooser-screen.tsx').then((m) => m.SignInChooserScreen),
  },
  {
    path: PATHS.parentSignIn,
    access: 'publicOnly',
    door: 'parent',
    screen: () => import('./screens/adult-sign-in-screen.tsx').then((m) => m.ParentSignInScreen),
  },
  {
    path: PATHS.educatorSignIn,
    access: 'publicOnly',
    door: 'educator',
    screen: () => import('./screens/adult-sign-in-screen.tsx').then((m) => m.EducatorSignInScreen),
  },
  {
    path: PATHS.studentSignIn,
    access: 'publicOnly',
    door: 'student',
    screen: () => import('./screens/student-sign-in-screen.tsx').then((m) => m.StudentSignInScreen),
  },
];

/** The link of a mail. */
export const confirmEmailRoutes: PortalRoute[] = [
  {
    // Both work on a signed-in device, too: the mail may be somebody else's.
    path: PATHS.confirmationLink,
    access: 'public',
    screen: () =>
      import('./screens/confirmation-link-screen.tsx').then((m) => m.ConfirmationLinkScreen),
  },
  {
    path: PATHS.confirmEmail,
    access: 'public',
    screen: () => import('./screens/confirm-email-screen.tsx').then((m) => m.ConfirmEmailScreen),
  },
];
