import type { PortalRoute } from '../../shared/portal-route.ts';

/** The front door. Signed-in people are sent home, or asked when it is another kind of door. */
export const signInRoutes: PortalRoute[] = [
  {
    path: '/sign-in',
    access: 'publicOnly',
    screen: () => import('./screens/sign-in-chooser-screen.tsx').then((m) => m.SignInChooserScreen),
  },
  {
    path: '/',
    access: 'publicOnly',
    screen: () => import('./screens/sign-in-chooser-screen.tsx').then((m) => m.SignInChooserScreen),
  },
  {
    path: '/sign-in/parent',
    access: 'publicOnly',
    door: 'parent',
    screen: () => import('./screens/adult-sign-in-screen.tsx').then((m) => m.ParentSignInScreen),
  },
  {
    path: '/sign-in/educator',
    access: 'publicOnly',
    door: 'educator',
    screen: () => import('./screens/adult-sign-in-screen.tsx').then((m) => m.EducatorSignInScreen),
  },
  {
    path: '/sign-in/student',
    access: 'publicOnly',
    door: 'student',
    screen: () => import('./screens/student-sign-in-screen.tsx').then((m) => m.StudentSignInScreen),
  },
];
