import { PATHS } from '../../shared/paths.ts';
import type { PortalRoute } from '../../shared/portal-route.ts';

const create = () =>
  import('./screens/create-classroom-screen.tsx').then((m) => m.CreateClassroomScreen);
const edit = () => import('./screens/edit-classroom-screen.tsx').then((m) => m.EditClassroomScreen);

export const classroomRoutes: PortalRoute[] = [
  {
    path: PATHS.classrooms,
    access: 'private',
    screen: () => import('./screens/classrooms-screen.tsx').then((m) => m.ClassroomsScreen),
  },
  { path: PATHS.createClassroom, access: 'private', screen: create },
  { path: PATHS.newClassroom, access: 'private', screen: create },
  { path: PATHS.classroom, access: 'private', screen: edit },
  { path: PATHS.editClassroom, access: 'private', screen: edit },
];
