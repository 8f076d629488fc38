import type { Duplicate } from '@wonderfield/contract/student-merges/duplicates';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { useFormatter, useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import styles from './merge-dialog.module.css';

/** Shows two accounts side by side with aligned facts. */
export const DuplicatePanels = ({ two }: { two: readonly [Duplicate, Duplicate] }) => {
  const t = useTranslations('rosters.twins');
  const format = useFormatter();
  const hasOtherClass = two.some(({ className }) => className !== undefined);
  const date = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return (
    <section className={styles.pair} aria-label={t('compare')}>
      {two.map((duplicate) => (
        <div key={duplicate.id} className={styles.side}>
          <p className={styles.who}>
            <Avatar userId={duplicate.id} size={48} />
            <strong>{displayName(duplicate)}</strong>
          </p>
          <dl className={styles.facts}>
            <dt>{t('username')}</dt>
            <dd className="code">{duplicate.username}</dd>
            {hasOtherClass && (
              <>
                <dt>{t('classroom')}</dt>
                <dd>{duplicate.className ?? t('thisClass')}</dd>
              </>
            )}
            <dt>{t('came')}</dt>
            <dd>{t(`how.${duplicate.how}`)}</dd>
            <dt>{t(duplicate.className ? 'thereSince' : 'since')}</dt>
            <dd>{date(duplicate.joinedAt)}</dd>
            <dt>{t('lastSeen')}</dt>
            <dd>{duplicate.lastSeenAt ? date(duplicate.lastSeenAt) : t('never')}</dd>
          </dl>
        </div>
      ))}
    </section>
  );
};
