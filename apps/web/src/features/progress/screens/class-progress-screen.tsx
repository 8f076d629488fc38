import { useQuery } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { ClassProgress } from '@wonderfield/contract/progress/progress';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SnailScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Segments } from '@wonderfield/ui/segments/segments';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { EducatorBody, EducatorPage } from '../../../shared/pages/educator-page.tsx';
import { addStudentsPath, PATHS } from '../../../shared/routing/paths.ts';
import type { AssignStart } from '../../assignments/parts/assign-draft.ts';
import { AssignRowDialog } from '../../assignments/parts/assign-row-dialog.tsx';
import { AssignedRowsCard } from '../../assignments/parts/assigned-rows-card.tsx';
import { useAssigning } from '../../assignments/parts/use-assigning.ts';
import { classProgressQuery } from '../api/progress-calls.ts';
import { ClassAside } from '../components/class-aside.tsx';
import { ClassTable } from '../components/class-table.tsx';
import { ProgressError } from '../components/progress-error.tsx';
import { firstShown, type Shown, subjectsOf, tableRows } from '../rules/class-table.ts';
import styles from './class-progress-screen.module.css';

/** Saves the visible table as a CSV file. */
const saveTable = async (name: string, what: string, rows: string[][]) => {
  const { csvName, writeCsv } = await import('../../../shared/csv/write-csv.ts');
  const { saveCsv } = await import('../../../shared/csv/save-csv.ts');
  saveCsv(writeCsv(rows), csvName(name, what));
};

type ClassViewProps = {
  progress: ClassProgress;
  onAssign: ((start: AssignStart) => void) | undefined;
};

const ClassView = ({ progress, onAssign }: ClassViewProps) => {
  const t = useTranslations('progress.class');
  const showErrorToast = useErrorToast();
  const subjects = subjectsOf(progress);
  const [chosen, setChosen] = useState<Shown>();
  const shown = chosen ?? firstShown(progress);
  const save = () => {
    const words = { student: t('student'), notYet: t('notYet'), atBud: t('atBud') };
    const rows = tableRows(progress, shown, words);
    saveTable(progress.classroomName, t('csvName'), rows).catch(showErrorToast);
  };
  return (
    <Segments
      label={t('subject')}
      segments={[
        ...subjects.map(({ value, label }) => ({ value, label })),
        { value: 'all', label: t('all') },
      ]}
      value={shown}
      onChange={(value) => setChosen(value as Shown)}
      before={
        <div className={styles.heading}>
          <h2>{t('title')}</h2>
          <p>{t('lead')}</p>
        </div>
      }
      after={
        <Button
          variant="secondary"
          icon={<Download size={20} strokeWidth={2.2} aria-hidden />}
          onClick={save}
        >
          {t('download')}
        </Button>
      }
    >
      <div className={styles.columns}>
        <ClassTable progress={progress} shown={shown} />
        <ClassAside progress={progress} onAssign={onAssign} />
      </div>
    </Segments>
  );
};

const Empty = ({ id, hasStudents }: { id: string; hasStudents: boolean }) => {
  const t = useTranslations('progress.class');
  return (
    <Card padding="lg">
      <EmptyState
        picture={<SnailScene />}
        title={t(hasStudents ? 'empty' : 'noStudents')}
        text={t('emptyText')}
        headingLevel={2}
        action={
          hasStudents ? undefined : (
            <ButtonLink variant="primary" render={<Link to={addStudentsPath(id)} />}>
              {t('addStudents')}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
};

/** Shows teachers a class by skill at `/class-progress/{id}`. */
export const ClassProgressScreen = () => {
  const t = useTranslations('progress.class');
  const words = useTranslations('progress');
  const { id = '' } = useParams();
  const query = useQuery(classProgressQuery(id));
  const { data: progress, error } = query;
  const assigning = useAssigning(id, progress !== undefined);
  return (
    <EducatorPage
      pageTitle={t('title')}
      title={progress?.classroomName ?? t('title')}
      backTo={PATHS.classrooms}
    >
      <EducatorBody>
        {progress && progress.students.length > 0 && (
          <AssignedRowsCard
            classroomId={id}
            room={assigning.room}
            error={assigning.error}
            whyNot={assigning.whyNot}
            onAssign={assigning.begin && (() => assigning.begin?.())}
            onRetry={assigning.retry}
          />
        )}
        {progress && progress.skills.length > 0 && (
          <ClassView progress={progress} onAssign={assigning.begin} />
        )}
        {progress && progress.skills.length === 0 && (
          <Empty id={id} hasStudents={progress.students.length > 0} />
        )}
        {!progress && error && (
          <ProgressError
            error={error}
            gone={t('gone')}
            way={{ to: PATHS.classrooms, label: t('toClassrooms') }}
            onRetry={() => void query.refetch()}
          />
        )}
        {!progress && !error && (
          <Card>
            <Skeleton label={words('loading')}>
              <Furrow width="30%" height="28px" />
              <Furrow height="360px" square />
            </Skeleton>
          </Card>
        )}
        {assigning.room && (
          <AssignRowDialog
            classroomId={id}
            room={assigning.room}
            asking={assigning}
            onClose={assigning.end}
          />
        )}
      </EducatorBody>
    </EducatorPage>
  );
};
