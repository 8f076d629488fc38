import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const rosterRoutes: PortalRoute[] = [
  {
    path: PATHS.addStudents,
    access: 'private',
    screen: () => import('./screens/add-students-screen.tsx').then((m) => m.AddStudentsScreen),
  },
  {
    path: PATHS.listStudents,
    access: 'private',
    screen: () => import('./screens/list-students-screen.tsx').then((m) => m.ListStudentsScreen),
  },
];
