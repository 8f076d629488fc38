import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import styles from './login-cards.module.css';
import type { PendingLoginCards } from './use-login-cards.ts';

/** Asks before login cards are printed without passwords. */
export const LoginCardsPrintDialog = ({
  cards,
  open,
  onClose,
}: {
  cards: PendingLoginCards;
  open: boolean;
  onClose: () => void;
}) => {
  const t = useTranslations('rosters.cards');
  const shared = useTranslations('shared');
  const withThem = useRef<HTMLButtonElement>(null);
  const print = () => {
    // Close synchronously, because the browser prints the current page.
    flushSync(onClose);
    window.print();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('printTitle')}
      closeLabel={shared('close')}
      locked={cards.isBusy}
      initialFocus={withThem}
    >
      <DialogBody>
        <p>{t('lead', { count: cards.hidden })}</p>
      </DialogBody>
      <DialogFoot className={styles.ask}>
        <Button variant="quiet" disabled={cards.isBusy} onClick={print}>
          {t('printWithout')}
        </Button>
        <Button
          ref={withThem}
          variant="primary"
          busy={cards.isBusy}
          busyLabel={t('showing')}
          onClick={async () => (await cards.show()) && print()}
        >
          {t('printWith')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
