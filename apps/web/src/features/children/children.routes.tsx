import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const childRoutes: PortalRoute[] = [
  {
    path: PATHS.children,
    access: 'private',
    screen: () => import('./screens/children-screen.tsx').then((m) => m.ChildrenScreen),
  },
  {
    path: PATHS.childPrivacy,
    access: 'private',
    screen: () => import('./screens/child-privacy-screen.tsx').then((m) => m.ChildPrivacyScreen),
  },
  {
    path: PATHS.linkChildren,
    access: 'private',
    screen: () => import('./screens/link-children-screen.tsx').then((m) => m.LinkChildrenScreen),
  },
];
