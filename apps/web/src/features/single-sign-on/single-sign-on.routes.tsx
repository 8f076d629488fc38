import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const singleSignOnRoutes: PortalRoute[] = [
  {
    // Public, because a new sign-in on a signed-in device replaces the old one.
    path: PATHS.singleSignOn,
    access: 'public',
    screen: () => import('./screens/sso-authorize-screen.tsx').then((m) => m.SsoAuthorizeScreen),
  },
];
