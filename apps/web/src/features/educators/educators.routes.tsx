import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

const accountSetup = () =>
  import('./screens/account-setup-screen.tsx').then((m) => m.AccountSetupScreen);

export const educatorRoutes: PortalRoute[] = [
  {
    path: PATHS.educatorHome,
    access: 'private',
    screen: () => import('./screens/educator-home-screen.tsx').then((m) => m.EducatorHomeScreen),
  },
  { path: PATHS.accountSetup, access: 'private', screen: accountSetup },
  { path: PATHS.educatorSetup, access: 'private', screen: accountSetup },
  {
    // Public, because visitors use it to sign up. A teacher who awaits approval can use it for a
    // school too.
    path: PATHS.schoolAccount,
    access: 'public',
    screen: () => import('./screens/school-account-screen.tsx').then((m) => m.SchoolAccountScreen),
  },
];
