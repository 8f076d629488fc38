import type { PortalRoute } from '../../shared/portal-route.ts';

export const signUpRoutes: PortalRoute[] = [
  {
    path: '/sign-up',
    access: 'publicOnly',
    screen: () => import('./screens/sign-up-chooser-screen.tsx').then((m) => m.SignUpChooserScreen),
  },
  {
    path: '/sign-up/parent',
    access: 'publicOnly',
    door: 'parent',
    screen: () => import('./screens/parent-sign-up-screen.tsx').then((m) => m.ParentSignUpScreen),
  },
  {
    path: '/sign-up/educator',
    access: 'publicOnly',
    door: 'educator',
    screen: () =>
      import('./screens/educator-sign-up-screen.tsx').then((m) => m.EducatorSignUpScreen),
  },
];
