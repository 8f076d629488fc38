import { useQueries } from '@tanstack/react-query';
import type { StudentReport } from '@wonderfield/contract/progress/student-report';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { Progress } from '@wonderfield/ui/progress/progress';
import { useTranslations } from 'use-intl';
import { studentReportQuery } from '../api/progress-calls.ts';
import type { PeriodDays } from '../rules/periods.ts';

type ClassReportsDialogProps = {
  classroomId: string;
  /** In the order of the pages. */
  studentIds: readonly string[];
  days: PeriodDays;
  onPrint: (reports: StudentReport[]) => void;
  onClose: () => void;
};

/** Loads the reports of all students of the class, and prints them when all are there. */
export const ClassReportsDialog = (props: ClassReportsDialogProps) => {
  const { classroomId, studentIds, days, onPrint, onClose } = props;
  const t = useTranslations('classProgress.reports');
  const shared = useTranslations('shared');
  const queries = useQueries({
    queries: studentIds.map((studentId) => studentReportQuery({ classroomId, studentId }, days)),
  });
  const reports = queries.flatMap(({ data }) => data ?? []);
  const failed = queries.filter(({ isError }) => isError);
  const [done, total] = [reports.length, studentIds.length];
  const isReady = done === total;
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={shared('close')}>
      <DialogBody>
        <p>{t('text', { count: total })}</p>
        {!isReady && failed.length === 0 && (
          <Progress
            label={t('loading')}
            text={t('loaded', { done: String(done), total: String(total) })}
            {...{ done, total }}
          />
        )}
        {failed.length > 0 && <Note tone="error">{t('failed', { count: failed.length })}</Note>}
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          {shared('cancel')}
        </Button>
        {failed.length > 0 ? (
          <Button
            variant="primary"
            onClick={() => {
              for (const query of failed) void query.refetch();
            }}
          >
            {t('retry')}
          </Button>
        ) : (
          <Button variant="primary" disabled={!isReady} onClick={() => onPrint(reports)}>
            {t('print', { count: total })}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
};
