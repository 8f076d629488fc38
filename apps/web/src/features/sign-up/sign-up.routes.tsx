import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const signUpRoutes: PortalRoute[] = [
  {
    path: PATHS.signUp,
    access: 'publicOnly',
    screen: () => import('./screens/sign-up-chooser-screen.tsx').then((m) => m.SignUpChooserScreen),
  },
  {
    path: PATHS.parentSignUp,
    access: 'publicOnly',
    door: 'parent',
    screen: () => import('./screens/parent-sign-up-screen.tsx').then((m) => m.ParentSignUpScreen),
  },
  {
    path: PATHS.educatorSignUp,
    access: 'publicOnly',
    door: 'educator',
    screen: () =>
      import('./screens/educator-sign-up-screen.tsx').then((m) => m.EducatorSignUpScreen),
  },
];
