import { bloomOf } from '@wonderfield/contract/options';
import type { StudentReport } from '@wonderfield/contract/progress/student-report';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Card } from '@wonderfield/ui/card/card';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { percentRight } from '../rules/report-skills.ts';
import styles from './facts-card.module.css';
import { useDayText } from './use-day-text.ts';

const Fact = ({
  label,
  value,
  children,
}: {
  label: string;
  value: string;
  children?: ReactNode;
}) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong>
      {children && <span>{children}</span>}
    </dd>
  </div>
);

/** Shows the student's names and the sums of the period. */
export const FactsCard = ({ report }: { report: StudentReport }) => {
  const t = useTranslations('studentReport');
  const { student, lastActive, thisWeek, rows, questions, today } = report;
  const day = useDayText(today);
  const percent = percentRight(report);
  const isNew = lastActive === undefined;
  return (
    <Card as="section" padding="none" aria-label={t('facts.title')} className={styles.card}>
      <div className={styles.who}>
        <Avatar userId={student.studentId} bloom={bloomOf(student.look)} size={72} />
        <dl>
          <dt>{t('avatar')}</dt>
          <dd>{student.avatarName ?? t('unknown')}</dd>
          <dt>{t('username')}</dt>
          <dd className={styles.username}>{student.username}</dd>
        </dl>
      </div>
      <dl className={styles.facts}>
        <Fact label={t('facts.lastActive')} value={isNew ? t('unknown') : day.short(lastActive)}>
          {isNew && t('facts.never')}
        </Fact>
        <Fact
          label={t('facts.thisWeek')}
          value={isNew ? t('unknown') : t('facts.minutes', { minutes: String(thisWeek.minutes) })}
        >
          {!isNew && t('facts.onDays', { days: thisWeek.days })}
        </Fact>
        <Fact label={t('facts.rows')} value={isNew ? t('unknown') : String(rows.inPeriod)}>
          {!isNew && t('facts.rowsInAll', { count: String(rows.inAll) })}
        </Fact>
        <Fact
          label={t('facts.right')}
          value={
            percent === undefined ? t('unknown') : t('facts.percent', { percent: String(percent) })
          }
        >
          {percent !== undefined && t('facts.ofQuestions', { count: questions })}
        </Fact>
      </dl>
    </Card>
  );
};
