import { GRADES, labelOf } from '@wonderfield/contract/options';
import type { StudentReport } from '@wonderfield/contract/progress/student-report';
import { useEducator } from '../../../shared/account/current-user.ts';
import { displayName } from '../../../shared/account/display-name.ts';
import { ReportPrint } from './report-print.tsx';

/** Prints the reports of a class, one page for each student. */
export const ClassReports = ({ reports }: { reports: readonly StudentReport[] }) => {
  const teacher = useEducator();
  const teacherName = teacher ? displayName(teacher) : '';
  return reports.map((report) => (
    <ReportPrint
      key={report.student.studentId}
      report={report}
      grade={labelOf(GRADES, report.grade)}
      teacherName={teacherName}
    />
  ));
};
