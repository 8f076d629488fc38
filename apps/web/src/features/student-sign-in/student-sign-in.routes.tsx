import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

/** Public, because students share devices. A page that finds another user asks first. */
export const studentSignInRoutes: PortalRoute[] = [
  {
    path: PATHS.cardSignIn,
    access: 'public',
    screen: () => import('./screens/card-screen.tsx').then((m) => m.CardScreen),
  },
  {
    path: PATHS.pictureSignIn,
    access: 'publicOnly',
    door: 'student',
    screen: () => import('./screens/picture-sign-in-screen.tsx').then((m) => m.PictureSignInScreen),
  },
  {
    path: PATHS.cardLink,
    access: 'public',
    screen: () => import('./screens/card-link-screen.tsx').then((m) => m.CardLinkScreen),
  },
  {
    path: PATHS.openClass,
    access: 'public',
    screen: () => import('./screens/class-screen.tsx').then((m) => m.ClassScreen),
  },
];
