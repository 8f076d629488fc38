import { useQuery } from '@tanstack/react-query';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Note } from '@wonderfield/ui/note/note';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useEducator } from '../../../shared/account/current-user.ts';
import { ClassTabs } from '../../../shared/classrooms/class-tabs.tsx';
import { enrolledIn, gradeOf } from '../../../shared/classrooms/classroom-facts.ts';
import { useClassrooms } from '../../../shared/classrooms/classrooms-query.ts';
import { EducatorBody, EducatorPage } from '../../../shared/pages/educator-page.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { teamQuery } from '../api/team-calls.ts';
import styles from '../components/team/team.module.css';
import { TeamContent } from '../components/team/team-content.tsx';

/** Shows the teachers of a class at `/class-teachers/{id}`. */
export const ClassTeachersScreen = () => {
  const t = useTranslations('classrooms.team');
  const { id = '' } = useParams();
  const user = useEducator();
  const { list, error: listError } = useClassrooms('educator');
  const team = useQuery(teamQuery(id));
  const classroom = list?.find((each) => each.id === id);
  const error = team.error ?? listError;
  // The educator left the class, or its last day is over.
  if (list && !classroom && team.data) return <Navigate to={PATHS.classrooms} replace />;
  return (
    <EducatorPage
      pageTitle={t('title', { name: classroom?.name ?? '' })}
      title={classroom?.name ?? t('members')}
      lead={
        classroom &&
        t('lead', {
          grade: gradeOf(classroom),
          count: enrolledIn(classroom),
          capacity: classroom.capacity,
        })
      }
      size="class"
      backTo={PATHS.classrooms}
    >
      <EducatorBody>
        <ClassTabs classroomId={id} current="teachers" isHelper={classroom?.isHelper} />
        {user && classroom && team.data && (
          <TeamContent classroom={classroom} team={team.data} userId={user.id} />
        )}
        {!team.data && error && (
          <Card className={styles.failed ?? ''}>
            <Note tone="error">{error.message}</Note>
            <Button variant="secondary" size="sm" onClick={() => void team.refetch()}>
              {t('tryAgain')}
            </Button>
          </Card>
        )}
        {(!team.data || !classroom) && !error && (
          <Card>
            <Skeleton label={t('loading')}>
              <Furrow height="56px" />
              <Furrow height="56px" />
            </Skeleton>
          </Card>
        )}
      </EducatorBody>
    </EducatorPage>
  );
};
