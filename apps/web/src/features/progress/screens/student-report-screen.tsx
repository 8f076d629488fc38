import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { GRADES, labelOf } from '@wonderfield/contract/options';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { EducatorBody, EducatorPage } from '../../../shared/pages/educator-page.tsx';
import { OfflineNote } from '../../../shared/pages/offline-note.tsx';
import { classProgressPath, listStudentsPath } from '../../../shared/routing/paths.ts';
import { AssignRowDialog } from '../../assignments/parts/assign-row-dialog.tsx';
import { useAssigning } from '../../assignments/parts/use-assigning.ts';
import { studentReportQuery } from '../api/progress-calls.ts';
import { ProgressError } from '../components/progress-error.tsx';
import { usePeriod } from '../period/use-period.ts';
import { ReportContent } from '../report/report-content.tsx';

const Loading = () => {
  const t = useTranslations('progress');
  return (
    <Card>
      <Skeleton label={t('loading')}>
        <Furrow height="96px" square />
        <Furrow height="320px" square />
      </Skeleton>
    </Card>
  );
};

type NoReportProps = { classroomId: string; error: Error; onRetry: () => void };

/** Explains why there is no report. A removed student can be brought back on the Students page. */
const NoReport = ({ classroomId, error, onRetry }: NoReportProps) => {
  const t = useTranslations('studentReport');
  const isRemoved = error instanceof ApiError && error.code === 'STU_001';
  const way = isRemoved
    ? { to: listStudentsPath(classroomId), label: t('toStudents') }
    : { to: classProgressPath(classroomId), label: t('toClass') };
  return (
    <ProgressError
      error={error}
      gone={t(isRemoved ? 'removed' : 'gone')}
      goneText={isRemoved ? t('removedText') : undefined}
      way={way}
      onRetry={onRetry}
    />
  );
};

/** Shows teachers a student of the class at `/class-progress/{id}/students/{studentId}`. */
export const StudentReportScreen = () => {
  const t = useTranslations('studentReport');
  const { id = '', studentId = '' } = useParams();
  const period = usePeriod('fourWeeks');
  const query = useQuery(studentReportQuery({ classroomId: id, studentId }, period.days));
  const { data: report, error } = query;
  const assigning = useAssigning(id, report !== undefined);
  const grade = labelOf(GRADES, report?.grade ?? '');
  const { begin } = assigning;
  return (
    <EducatorPage
      pageTitle={t('title')}
      title={report ? displayName(report.student) : t('title')}
      lead={report && t('lead', { classroom: report.classroomName, grade })}
      backTo={classProgressPath(id)}
    >
      <EducatorBody>
        {report && <OfflineNote loadedAt={query.dataUpdatedAt} />}
        {report && (
          <ReportContent
            classroomId={id}
            report={report}
            grade={grade}
            period={period}
            onAssign={begin && (() => begin({ studentIds: [studentId] }))}
          />
        )}
        {!report && error && (
          <NoReport classroomId={id} error={error} onRetry={() => void query.refetch()} />
        )}
        {!report && !error && <Loading />}
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
