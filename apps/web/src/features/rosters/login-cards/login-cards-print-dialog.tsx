import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import styles from './login-cards.module.css';
import type { PendingLoginCards } from './use-login-cards.ts';

/**
 * Asks before login cards are printed with new QR codes, which end the old cards, or without
 * passwords.
 */
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
  const primary = useRef<HTMLButtonElement>(null);
  const asksForCodes = cards.withoutCode > 0;
  const isBusy = cards.isBusy || cards.isIssuing;
  const print = () => {
    // Close synchronously, because the browser prints the current page.
    flushSync(onClose);
    window.print();
  };
  const show = async () => cards.hidden === 0 || (await cards.show());
  const printWithCodes = async () => (await show()) && (await cards.issue()) && print();
  const printWithout = async () => (!asksForCodes || (await show())) && print();
  const printWith = async () => (await show()) && print();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(asksForCodes ? 'codesTitle' : 'printTitle')}
      closeLabel={shared('close')}
      locked={isBusy}
      initialFocus={primary}
    >
      <DialogBody className={styles.question}>
        {asksForCodes && (
          <>
            {cards.firstCodes > 0 && <p>{t('codesNew', { count: cards.firstCodes })}</p>}
            {cards.replaced > 0 && <p>{t('codesReplace', { count: cards.replaced })}</p>}
          </>
        )}
        {cards.hidden > 0 && (
          <p>{asksForCodes ? t('recorded') : t('lead', { count: cards.hidden })}</p>
        )}
      </DialogBody>
      <DialogFoot className={styles.ask}>
        <Button variant="quiet" disabled={isBusy} onClick={() => void printWithout()}>
          {t(asksForCodes ? 'printWithoutCodes' : 'printWithout')}
        </Button>
        <Button
          ref={primary}
          variant="primary"
          busy={isBusy}
          busyLabel={t('showing')}
          onClick={() => void (asksForCodes ? printWithCodes() : printWith())}
        >
          {t(asksForCodes ? 'printWithCodes' : 'printWith')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
