import type { PortalRoute } from '../../shared/portal-route.ts';

export const childRoutes: PortalRoute[] = [
  {
    path: '/linked-child',
    access: 'private',
    screen: () => import('./screens/children-screen.tsx').then((m) => m.ChildrenScreen),
  },
  {
    path: '/linked-child/:childId/privacy',
    access: 'private',
    screen: () => import('./screens/child-privacy-screen.tsx').then((m) => m.ChildPrivacyScreen),
  },
  {
    path: '/create-account/child',
    access: 'private',
    screen: () => import('./screens/link-children-screen.tsx').then((m) => m.LinkChildrenScreen),
  },
];
