import type { Twin } from '@wonderfield/contract/student-merges/duplicates';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { useFormatter, useTranslations } from 'use-intl';
import { nameOf } from '../../../shared/display-name.ts';
import styles from './merge-dialog.module.css';

/** Two accounts side by side: each fact of the one on the line of the other's. */
export const TwinPanels = ({ two }: { two: readonly [Twin, Twin] }) => {
  const t = useTranslations('rosters.twins');
  const format = useFormatter();
  const date = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return (
    <section className={styles.pair} aria-label={t('compare')}>
      {two.map((twin) => (
        <div key={twin.id} className={styles.side}>
          <p className={styles.who}>
            <Avatar userId={twin.id} size={48} />
            <strong>{nameOf(twin)}</strong>
          </p>
          <dl className={styles.facts}>
            <dt>{t('username')}</dt>
            <dd className="code">{twin.username}</dd>
            <dt>{t('came')}</dt>
            <dd>{t(`how.${twin.how}`)}</dd>
            <dt>{t('since')}</dt>
            <dd>{date(twin.joinedAt)}</dd>
            <dt>{t('lastSeen')}</dt>
            <dd>{twin.lastSeenAt ? date(twin.lastSeenAt) : t('never')}</dd>
          </dl>
        </div>
      ))}
    </section>
  );
};
