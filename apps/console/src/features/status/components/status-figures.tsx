import type { SystemStatus } from '@wonderfield/contract/operators/operator-views';
import { Card } from '@wonderfield/ui/card/card';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import { useAgo } from '../../../shared/use-ago.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './status.module.css';

const MEGABYTE = 1_000_000;

const Figure = ({
  label,
  value,
  children,
}: {
  label: string;
  value: string;
  children: ReactNode;
}) => (
  <Card className={styles.figure}>
    <h2>{label}</h2>
    <p className={styles.value}>{value}</p>
    <p className={styles.more}>{children}</p>
  </Card>
);

/** Shows the three most important figures. */
export const StatusFigures = ({ status }: { status: SystemStatus }) => {
  const t = useStrings('status');
  const format = useFormatter();
  const ago = useAgo();
  const { startedAt, database, waiting } = status;
  const size = format.number(database.size / MEGABYTE, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: database.size < 10 * MEGABYTE ? 1 : 0,
  });
  return (
    <div className={styles.figures}>
      <Figure label={t('waiting')} value={format.number(waiting.educators + waiting.schools)}>
        <Link to="/">
          {t('educators', { count: waiting.educators })}, {t('schools', { count: waiting.schools })}
        </Link>
      </Figure>
      <Figure label={t('database')} value={size}>
        {t('connections', { count: database.connections })}
      </Figure>
      <Figure label={t('running')} value={ago(startedAt)}>
        {format.dateTime(new Date(startedAt), { dateStyle: 'medium', timeStyle: 'short' })}
      </Figure>
    </div>
  );
};
