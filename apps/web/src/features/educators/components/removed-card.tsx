import type { SchoolRemoval } from '@wonderfield/contract/accounts/user';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/routing/paths.ts';
import { useDismissRemoval } from '../api/educator-calls.ts';
import styles from './educator-home.module.css';

const WAYS = ['mistake', 'code', 'alone'] as const;

/** Explains to a teacher which school removed them from its license, when, and what to do now. */
export const RemovedCard = ({
  removal,
  onDismissed,
}: {
  removal: SchoolRemoval;
  /** Called after dismissal, because the clicked button disappears with the card. */
  onDismissed: () => void;
}) => {
  const t = useTranslations('educators.home.removed');
  const format = useFormatter();
  const dismissal = useDismissRemoval(removal);
  const { schoolName: school, removedAt } = removal;
  const handleDismiss = () => {
    dismissal.mutate();
    onDismissed();
  };
  const day = format.dateTime(new Date(removedAt), { dateStyle: 'long' });
  return (
    <Card padding="lg" as="section" className={styles.removed ?? ''}>
      <div>
        <h2>{t('title', { school })}</h2>
        <p className={styles.text}>{t('text', { school, day })}</p>
      </div>
      <div className={styles.next}>
        <h3>{t('nextTitle')}</h3>
        <ul>
          {WAYS.map((way) => (
            <li key={way}>{t(way)}</li>
          ))}
        </ul>
      </div>
      <div className={styles.row}>
        <ButtonLink variant="primary" render={<Link to={PATHS.educatorSetup} />}>
          {t('setUp')}
        </ButtonLink>
        <Button variant="quiet" onClick={handleDismiss}>
          {t('dismiss')}
        </Button>
      </div>
    </Card>
  );
};
