import type { Child } from '@wonderfield/contract/children/child';
import { REPORTS_KEPT_AFTER_ERASURE_DAYS } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { useEraseChild } from '../api/child-calls.ts';
import styles from './erase-dialog.module.css';
import { useEraseConfirmation } from './use-erase-confirmation.ts';

/**
 * Describes the data that is erased and kept. The parent confirms with the child's name and the
 * password.
 */
export const EraseDialog = ({
  child,
  open,
  erase,
  onClose,
  onErased,
}: {
  child: Child;
  open: boolean;
  erase: ReturnType<typeof useEraseChild>;
  onClose: () => void;
  onErased: () => void;
}) => {
  const t = useTranslations('children.privacyPage');
  const shared = useTranslations('shared');
  const textId = useId();
  const name = child.firstName;
  const { clear, confirm, nameInput, passwordInput } = useEraseConfirmation(name, erase, onErased);
  const handleClose = () => {
    clear();
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={handleClose}
      title={t('eraseQuestion', { name })}
      describedBy={textId}
      initialFocus={nameInput.ref}
      locked={erase.isPending}
    >
      <form onSubmit={handleSubmit} noValidate>
        <DialogBody>
          <div id={textId} className={styles.text}>
            <p>{t('eraseText')}</p>
            <p>{t('eraseGoes', { name })}</p>
            <p>{t('eraseStays')}</p>
            <p>{t('eraseReports', { days: REPORTS_KEPT_AFTER_ERASURE_DAYS })}</p>
          </div>
          <div className={styles.fields}>
            <TextField
              label={t('eraseType', { name })}
              autoComplete="off"
              spellCheck={false}
              {...nameInput}
            />
            <PasswordField
              label={t('erasePassword')}
              autoComplete="current-password"
              showLabel={shared('showPassword')}
              hideLabel={shared('hidePassword')}
              {...passwordInput}
            />
          </div>
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" disabled={erase.isPending} onClick={handleClose}>
            {shared('cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={erase.isPending} busyLabel={t('erasing')}>
            {t('erase')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
