import { useClassrooms } from '../../../shared/classrooms/classrooms-query.ts';
import { useOwnUser } from '../../../shared/own-user.ts';
import { ClassroomsFrame } from '../components/classrooms-frame.tsx';
import { EducatorClassrooms } from '../components/educator-classrooms.tsx';
import { ParentClassrooms } from '../components/parent-classrooms.tsx';
import { StudentClassrooms } from '../components/student-classrooms.tsx';

const LISTS = {
  educator: EducatorClassrooms,
  parent: ParentClassrooms,
  student: StudentClassrooms,
};

/** `/classrooms`: each kind of user sees their own, with their own eyes (S 2.6). */
export const ClassroomsScreen = () => {
  const user = useOwnUser();
  const classrooms = useClassrooms();
  if (!user) return null;
  const List = LISTS[user.userType];
  return (
    <ClassroomsFrame userType={user.userType}>
      <List user={user} classrooms={classrooms} />
    </ClassroomsFrame>
  );
};
