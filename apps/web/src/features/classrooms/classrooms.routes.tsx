import type { PortalRoute } from '../../shared/portal-route.ts';

const create = () =>
  import('./screens/create-classroom-screen.tsx').then((m) => m.CreateClassroomScreen);
const edit = () => import('./screens/edit-classroom-screen.tsx').then((m) => m.EditClassroomScreen);

export const classroomRoutes: PortalRoute[] = [
  {
    path: '/classrooms',
    access: 'private',
    screen: () => import('./screens/classrooms-screen.tsx').then((m) => m.ClassroomsScreen),
  },
  { path: '/create-classroom', access: 'private', screen: create },
  { path: '/classroom', access: 'private', screen: create },
  { path: '/classroom/:id', access: 'private', screen: edit },
  { path: '/edit-classroom/:id', access: 'private', screen: edit },
];
