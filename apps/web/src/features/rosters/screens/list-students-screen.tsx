import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ListStudents } from '../roster/list-students.tsx';
import { RosterPage } from '../roster/roster-page.tsx';

export const ListStudentsScreen = () => {
  const t = useTranslations('rosters.list');
  const { id = '' } = useParams();
  return (
    <RosterPage key={id} classroomId={id} title={t('title')} titleOf={({ name }) => name}>
      {(roster) => <ListStudents roster={roster} />}
    </RosterPage>
  );
};
