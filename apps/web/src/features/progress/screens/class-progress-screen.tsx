import { useQuery } from '@tanstack/react-query';
import { BackLink } from '@wonderfield/ui/back-link/back-link';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SnailScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ClassTabs } from '../../../shared/classrooms/class-tabs.tsx';
import { OfflineNote } from '../../../shared/pages/offline-note.tsx';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { addStudentsPath, PATHS } from '../../../shared/routing/paths.ts';
import { AssignRowDialog } from '../../assignments/parts/assign-row-dialog.tsx';
import { AssignedRowsCard } from '../../assignments/parts/assigned-rows-card.tsx';
import { useAssigning } from '../../assignments/parts/use-assigning.ts';
import { classProgressQuery } from '../api/progress-calls.ts';
import { ClassContent } from '../class/class-content.tsx';
import styles from '../class/class-page.module.css';
import { toClassView, useClassPeriod } from '../class/use-class-view.ts';
import { ProgressError } from '../components/progress-error.tsx';

const Empty = ({
  id,
  hasStudents,
  canAdd,
}: {
  id: string;
  hasStudents: boolean;
  canAdd: boolean;
}) => {
  const t = useTranslations('classProgress');
  return (
    <Card padding="lg">
      <EmptyState
        picture={<SnailScene />}
        title={t(hasStudents ? 'empty' : 'noStudents')}
        text={t('emptyText')}
        headingLevel={2}
        action={
          !hasStudents &&
          canAdd && (
            <ButtonLink variant="primary" render={<Link to={addStudentsPath(id)} />}>
              {t('addStudents')}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
};

const Top = ({ title }: { title: string }) => {
  const shared = useTranslations('shared');
  return (
    <div className={styles.top}>
      <BackLink label={shared('back')} render={<Link to={PATHS.classrooms} />} />
      <h1 dir="auto">{title}</h1>
    </div>
  );
};

const Loading = () => {
  const t = useTranslations('progress');
  return (
    <Card>
      <Skeleton label={t('loading')}>
        <Furrow width="30%" height="28px" />
        <Furrow height="360px" square />
      </Skeleton>
    </Card>
  );
};

/** Shows teachers a class by skill at `/class-progress/{id}`. */
export const ClassProgressScreen = () => {
  const t = useTranslations('classProgress');
  const { id = '' } = useParams();
  const period = useClassPeriod();
  const query = useQuery(classProgressQuery(id, period.days));
  const { data: progress, error } = query;
  const assigning = useAssigning(id, progress !== undefined);
  // A period without answers keeps its filters, so the teacher can choose another.
  const isEmpty = progress?.skills.length === 0 && period.period === 'all';
  const top = <Top title={progress?.classroomName ?? t('title')} />;
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <div>
        <ClassTabs classroomId={id} current="progress" isHelper={assigning.room?.isHelper} />
      </div>
      {progress && <OfflineNote loadedAt={query.dataUpdatedAt} className={styles.alone} />}
      {(!progress || isEmpty) && <div className={styles.alone}>{top}</div>}
      {progress && !isEmpty && (
        <ClassContent
          classroomId={id}
          progress={progress}
          view={toClassView(progress, period)}
          room={assigning.room}
          onAssign={assigning.begin}
          top={top}
        />
      )}
      {progress && isEmpty && (
        <Empty
          id={id}
          hasStudents={progress.students.length > 0}
          canAdd={assigning.room !== undefined && !assigning.room.isHelper}
        />
      )}
      {!progress && error && (
        <ProgressError
          error={error}
          gone={t('gone')}
          way={{ to: PATHS.classrooms, label: t('toClassrooms') }}
          onRetry={() => void query.refetch()}
        />
      )}
      {!progress && !error && <Loading />}
      {progress && progress.students.length > 0 && (
        <div className={`${styles.below} no-print`}>
          <AssignedRowsCard
            classroomId={id}
            room={assigning.room}
            error={assigning.error}
            whyNot={assigning.whyNot}
            onAssign={assigning.begin && (() => assigning.begin?.())}
            onRetry={assigning.retry}
          />
        </div>
      )}
      {assigning.room && (
        <AssignRowDialog
          classroomId={id}
          room={assigning.room}
          asking={assigning}
          onClose={assigning.end}
        />
      )}
    </main>
  );
};
