import { useMutation } from '@tanstack/react-query';
import type { SchoolRemoval } from '@wonderfield/contract/accounts/user';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/paths.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { dismissRemoval } from '../api/educator-calls.ts';
import styles from './educator-home.module.css';

const WAYS = ['mistake', 'code', 'alone'] as const;

/** A school took the teacher off its license: which, when, what stays, and what to do now. */
export const RemovedCard = ({
  removal: { schoolName: school, removedAt },
  onDismissed,
}: {
  removal: SchoolRemoval;
  /** The button that was pressed is gone with the card. */
  onDismissed: () => void;
}) => {
  const t = useTranslations('educators.home.removed');
  const format = useFormatter();
  const tellError = useErrorToast();
  const dismissal = useMutation({
    mutationFn: dismissRemoval,
    onSuccess: onDismissed,
    onError: (error) => tellError(error),
  });
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
        <Button
          variant="quiet"
          busy={dismissal.isPending}
          busyLabel={t('dismissing')}
          onClick={() => dismissal.mutate()}
        >
          {t('dismiss')}
        </Button>
      </div>
    </Card>
  );
};
