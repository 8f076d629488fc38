import type { PortalRoute } from '../../shared/portal-route.ts';

export const rosterRoutes: PortalRoute[] = [
  {
    path: '/add-students/:id',
    access: 'private',
    screen: () => import('./screens/add-students-screen.tsx').then((m) => m.AddStudentsScreen),
  },
  {
    path: '/list-students/:id',
    access: 'private',
    screen: () => import('./screens/list-students-screen.tsx').then((m) => m.ListStudentsScreen),
  },
];
