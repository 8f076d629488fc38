import type { StudentReport } from '@wonderfield/contract/progress/student-report';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useEducator } from '../../../shared/account/current-user.ts';
import { displayName } from '../../../shared/account/display-name.ts';
import { useIsPrinting } from '../../../shared/hooks/use-is-printing.ts';
import { studentReportPath } from '../../../shared/routing/paths.ts';
import type { usePeriod } from '../period/use-period.ts';
import { AssignedCard } from './assigned-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { MistakesCard } from './mistakes-card.tsx';
import { ReportBar } from './report-bar.tsx';
import styles from './report-page.module.css';
import { ReportPrint } from './report-print.tsx';
import { SkillsCard } from './skills-card.tsx';
import { useRosterKeys } from './use-roster-keys.ts';
import { useSaveReport } from './use-save-report.ts';
import { WeeksCard } from './weeks-card.tsx';

type ReportContentProps = {
  classroomId: string;
  report: StudentReport;
  grade: string;
  period: ReturnType<typeof usePeriod>;
  onAssign: (() => void) | undefined;
};

/** Shows the report, or its layout for paper while the browser prints. */
export const ReportContent = (props: ReportContentProps) => {
  const { classroomId, report, grade, period, onAssign } = props;
  const navigate = useNavigate();
  const search = period.search.toString();
  const teacher = useEducator();
  const isPrinting = useIsPrinting();
  const save = useSaveReport(report);
  const openStudent = useCallback(
    (studentId: string) =>
      void navigate({ pathname: studentReportPath(classroomId, studentId), search }),
    [navigate, classroomId, search],
  );
  const { previousId, nextId } = report.roster;
  useRosterKeys({ previousId, nextId, onStudent: openStudent });
  if (isPrinting) {
    return (
      <ReportPrint
        report={report}
        grade={grade}
        teacherName={teacher ? displayName(teacher) : ''}
      />
    );
  }
  return (
    <>
      <ReportBar {...{ report, period, onAssign }} onStudent={openStudent} onSave={save} />
      <FactsCard report={report} />
      <div className={styles.grid}>
        <div className={styles.main}>
          <SkillsCard key={report.student.studentId} report={report} />
          <div className={styles.pair}>
            <AssignedCard report={report} />
            <WeeksCard report={report} />
          </div>
        </div>
        <MistakesCard report={report} />
      </div>
    </>
  );
};
