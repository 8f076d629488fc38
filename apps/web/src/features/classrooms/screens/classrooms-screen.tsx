import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { ClassroomsFrame } from '../components/classrooms-frame.tsx';
import { EducatorClassrooms } from '../components/educator-classrooms.tsx';
import { ParentClassrooms } from '../components/parent-classrooms.tsx';
import { StudentClassrooms } from '../components/student-classrooms.tsx';

const listFor = (user: PortalUser) => {
  switch (user.userType) {
    case 'educator':
      return <EducatorClassrooms user={user} />;
    case 'parent':
      return <ParentClassrooms user={user} />;
    case 'student':
      return <StudentClassrooms user={user} />;
  }
};

/** Shows `/classrooms` with the list for the user's type. */
export const ClassroomsScreen = () => {
  const user = useCurrentUser();
  if (!user) return null;
  return <ClassroomsFrame userType={user.userType}>{listFor(user)}</ClassroomsFrame>;
};
