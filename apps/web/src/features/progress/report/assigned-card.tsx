import type {
  ReportAssignment,
  StudentReport,
} from '@wonderfield/contract/progress/student-report';
import { Card } from '@wonderfield/ui/card/card';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './report-cards.module.css';
import { useDayText } from './use-day-text.ts';

const Status = ({ assignment, today }: { assignment: ReportAssignment; today: string }) => {
  const t = useTranslations('studentReport.assigned');
  const day = useDayText(today);
  const { status, state } = assignment;
  if (status.state === 'done') {
    return (
      <Tag icon={<Check size={16} strokeWidth={2.6} aria-hidden />}>
        {t('done', { day: day.short(status.doneOn) })}
      </Tag>
    );
  }
  if (state !== 'open') return <Tag tone="plain">{t(state)}</Tag>;
  return <Tag tone="plain">{t(status.state)}</Tag>;
};

/** Shows the rows that the class assigned to the student. */
export const AssignedCard = ({ report }: { report: StudentReport }) => {
  const t = useTranslations('studentReport.assigned');
  const headingId = useId();
  const { assignments, today } = report;
  const day = useDayText(today);
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      {assignments.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ul className={styles.list}>
        {assignments.map((assignment) => (
          <li key={assignment.assignmentId} className={styles.line}>
            <div>
              <h3>{assignment.skills.map(({ name }) => name).join(', ')}</h3>
              <p className={styles.fact}>{t('due', { day: day.withWeekday(assignment.dueOn) })}</p>
            </div>
            <Status assignment={assignment} today={today} />
          </li>
        ))}
      </ul>
    </Card>
  );
};
