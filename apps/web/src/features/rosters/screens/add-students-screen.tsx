import { Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listStudentsPath } from '../../../shared/routing/paths.ts';
import { AddStudents } from '../roster/add-students.tsx';
import { RosterPage } from '../roster/roster-page.tsx';

export const AddStudentsScreen = () => {
  const t = useTranslations('rosters.add');
  const { id = '' } = useParams();
  return (
    <RosterPage key={id} classroomId={id} title={t('title')}>
      {(roster) =>
        // A helper sees the class but cannot change it.
        roster.isHelper ? (
          <Navigate to={listStudentsPath(id)} replace />
        ) : (
          <AddStudents roster={roster} />
        )
      }
    </RosterPage>
  );
};
