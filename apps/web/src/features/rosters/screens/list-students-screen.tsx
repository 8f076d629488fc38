import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { RosterPage } from '../roster/roster-page.tsx';
import { ListStudents } from '../students/list-students.tsx';

export const ListStudentsScreen = () => {
  const t = useTranslations('rosters.list');
  const { id = '' } = useParams();
  return (
    <RosterPage key={id} classroomId={id} title={t('title')} isClassPage>
      {(roster) => <ListStudents roster={roster} />}
    </RosterPage>
  );
};
