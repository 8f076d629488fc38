import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

/**
 * Sign-in routes. Signed-in users are redirected home, or asked first on the page of another
 * account type.
 */
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

/** Routes of the link in the confirmation email. */
export const confirmEmailRoutes: PortalRoute[] = [
  {
    // Both work on a signed-in device, because the email may belong to another user.
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
