import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AddStudents } from '../roster/add-students.tsx';
import { RosterPage } from '../roster/roster-page.tsx';

export const AddStudentsScreen = () => {
  const t = useTranslations('rosters.add');
  const { id = '' } = useParams();
  return (
    <RosterPage key={id} classroomId={id} title={t('title')}>
      {(roster) => <AddStudents roster={roster} />}
    </RosterPage>
  );
};
