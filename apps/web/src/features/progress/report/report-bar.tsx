import type { StudentReport } from '@wonderfield/contract/progress/student-report';
import { Button } from '@wonderfield/ui/button/button';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { ChevronLeft, ChevronRight, Download, Printer, Sprout } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PeriodSelect } from '../period/period-select.tsx';
import type { usePeriod } from '../period/use-period.ts';
import styles from './report-page.module.css';

const icon = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

type ReportBarProps = {
  report: StudentReport;
  period: ReturnType<typeof usePeriod>;
  onStudent: (studentId: string) => void;
  onSave: () => void;
  /** Undefined if no row can be assigned. */
  onAssign: (() => void) | undefined;
};

/** Changes the student and the period, and prints, saves or assigns. */
export const ReportBar = ({ report, period, onStudent, onSave, onAssign }: ReportBarProps) => {
  const t = useTranslations('studentReport');
  const { position, total, previousId, nextId } = report.roster;
  return (
    <div className={styles.bar}>
      <nav aria-label={t('roster')} className={styles.steps}>
        <IconButton
          label={t('previous')}
          icon={<ChevronLeft {...icon} />}
          disabled={!previousId}
          onClick={() => previousId && onStudent(previousId)}
        />
        <span>{t('position', { position: String(position), total: String(total) })}</span>
        <IconButton
          label={t('next')}
          icon={<ChevronRight {...icon} />}
          disabled={!nextId}
          onClick={() => nextId && onStudent(nextId)}
        />
      </nav>
      <PeriodSelect
        period={period.period}
        days={period.days}
        today={period.today}
        hasAll={false}
        onPeriod={period.choosePeriod}
        onDays={period.chooseDays}
      />
      <IconButton label={t('csv')} icon={<Download {...icon} />} onClick={onSave} />
      <Button variant="secondary" icon={<Printer {...icon} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      {onAssign && (
        <Button variant="primary" icon={<Sprout {...icon} />} onClick={onAssign}>
          {t('assigned.assign')}
        </Button>
      )}
    </div>
  );
};
