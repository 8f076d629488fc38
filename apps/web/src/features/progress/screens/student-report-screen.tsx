import { useQuery } from '@tanstack/react-query';
import { GRADES, labelOf } from '@wonderfield/contract/options';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { EducatorBody, EducatorPage } from '../../../shared/pages/educator-page.tsx';
import { classProgressPath } from '../../../shared/routing/paths.ts';
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
          <ProgressError
            error={error}
            gone={t('gone')}
            way={{ to: classProgressPath(id), label: t('toClass') }}
            onRetry={() => void query.refetch()}
          />
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
