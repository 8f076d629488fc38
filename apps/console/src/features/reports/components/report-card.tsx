import {
  type PlayReport,
  REPORT_OUTCOMES,
  type ReportOutcome,
} from '@wonderfield/contract/operators/report-calls';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Link } from 'react-router';
import { useAgo } from '../../../shared/use-ago.ts';
import { useWords } from '../../../shared/use-words.ts';
import styles from './report-card.module.css';

type ReportCardProps = { report: PlayReport; onDecide: (outcome: ReportOutcome) => void };

/** One report: who told what about whom, what was said, and what can follow. */
export const ReportCard = ({ report, onDecide }: ReportCardProps) => {
  const t = useWords('reports');
  const ago = useAgo();
  const { reporter, reported, reason, sayings } = report;
  const titleId = `report-${report.reportId}`;
  const about = t('about', { reporter: reporter.avatarName, reported: reported.avatarName });
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{about}</h2>
        <Tag tone="sun">{t(`reasons.${reason}`)}</Tag>
        <Tag tone="plain">{t('reported', { when: ago(report.at) })}</Tag>
      </div>
      <p className={styles.facts}>
        <span>{t('earlier', { count: reported.earlierReports })}</span>
        {[reporter, reported].map(({ userId, avatarName }) => (
          <Link key={userId} to={`/accounts?search=${userId}`}>
            {t('toAccount', { name: avatarName })}
          </Link>
        ))}
      </p>
      {sayings.length === 0 ? (
        <p className={styles.facts}>{t('nothingSaid')}</p>
      ) : (
        <ol className={styles.sayings} aria-label={t('said')}>
          {sayings.map(({ saidAt, byReported, text }) => (
            <li key={`${saidAt} ${text}`} data-reported={byReported}>
              <b>{byReported ? reported.avatarName : reporter.avatarName}</b>
              <span>{text}</span>
              <small>{ago(saidAt)}</small>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        {REPORT_OUTCOMES.map(({ value }) => (
          <Button
            key={value}
            size="sm"
            variant={value === 'nothing' ? 'quiet' : 'secondary'}
            aria-label={`${t(`outcomes.${value}`)}: ${about}`}
            onClick={() => onDecide(value)}
          >
            {t(`outcomes.${value}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
};
