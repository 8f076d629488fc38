import { Paw } from '@wonderfield/ui/art/sign-in/paw';
import { Button } from '@wonderfield/ui/button/button';
import { Sheet } from '@wonderfield/ui/card/card';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './raised-hand.module.css';

/** Shown until the server has taken the raised hand. Without a network, that happens later. */
export const HelpWaits = ({
  who,
  isOffline,
  onBack,
}: {
  who: ReactNode;
  isOffline: boolean;
  onBack: () => void;
}) => {
  const t = useTranslations('studentSignIn');
  return (
    <Sheet as="section" className={styles.hand}>
      <div className={styles.who}>{who}</div>
      <Paw size={72} />
      <div role="status">
        <h1 className={styles.waits}>{t(isOffline ? 'noInternet' : 'class.loading')}</h1>
      </div>
      {isOffline && <p>{t('hand.later')}</p>}
      <Button variant="quiet" onClick={onBack}>
        {t('back')}
      </Button>
    </Sheet>
  );
};
