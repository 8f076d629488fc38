import {
  type PlayReport,
  REPORT_OUTCOMES,
  type ReportOutcome,
} from '@wonderfield/contract/operators/report-calls';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import { useAgo } from '../../../shared/use-ago.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './report-card.module.css';

type ReportCardProps = { report: PlayReport; onDecide: (outcome: ReportOutcome) => void };
type Side = PlayReport['reporter'] & { name: string };

/** Links to the account of a child, if it exists, and to the accounts of the responsible adults. */
const AccountLinks = ({ side: { userId, name, adultIds } }: { side: Side }) => {
  const t = useStrings('reports');
  return (
    <>
      {userId && <Link to={`/accounts?search=${userId}`}>{t('toAccount', { name })}</Link>}
      {adultIds.map((adultId) => (
        <Link key={adultId} to={`/accounts?search=${adultId}`}>
          {t('toAdult', { name })}
        </Link>
      ))}
    </>
  );
};

type ChatMessagesProps = Pick<PlayReport, 'sayings'> & { reporter: Side; reported: Side };

const ChatMessages = ({ sayings: messages, reporter, reported }: ChatMessagesProps) => {
  const t = useStrings('reports');
  const ago = useAgo();
  if (messages.length === 0) return <p className={styles.facts}>{t('nothingSaid')}</p>;
  return (
    <ol className={styles.sayings} aria-label={t('said')}>
      {messages.map(({ saidAt, byReported, isRejected, text }) => (
        <li key={`${saidAt} ${text}`} data-reported={byReported}>
          <b>{byReported ? reported.name : reporter.name}</b>
          <span>{isRejected ? t('rejected', { text }) : text}</span>
          <small>{ago(saidAt)}</small>
        </li>
      ))}
    </ol>
  );
};

/** Shows a report with the players, the chat messages and the possible decisions. */
export const ReportCard = ({ report, onDecide }: ReportCardProps) => {
  const t = useStrings('reports');
  const ago = useAgo();
  const format = useFormatter();
  const { decideBy } = report;
  const titleId = `report-${report.reportId}`;
  const toSide = (side: PlayReport['reporter']): Side => ({
    ...side,
    name: side.isErased ? t('erased') : side.avatarName,
  });
  const [reporter, reported] = [toSide(report.reporter), toSide(report.reported)];
  const names = { reporter: reporter.name, reported: reported.name };
  const about = t(report.isFromFilter ? 'aboutRejected' : 'about', names);
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{about}</h2>
        <Tag tone="sun">{t(`reasons.${report.reason}`)}</Tag>
        <Tag tone="plain">{t('reported', { when: ago(report.at) })}</Tag>
        {decideBy && (
          <Tag tone="poppy">
            {t('decideBy', { day: format.dateTime(new Date(decideBy), { dateStyle: 'medium' }) })}
          </Tag>
        )}
      </div>
      <p className={styles.facts}>
        <span>{t('earlier', { count: reported.earlierReports })}</span>
        <AccountLinks side={reporter} />
        <AccountLinks side={reported} />
      </p>
      <ChatMessages sayings={report.sayings} reporter={reporter} reported={reported} />
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
