import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Child } from '@wonderfield/contract/children/child';
import { REPORTS_KEPT_AFTER_ERASURE_DAYS } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { useSingleFlight } from '@wonderfield/ui/press/use-single-flight';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { useEraseChild } from '../api/child-calls.ts';
import styles from './erase-dialog.module.css';

/** Compares names regardless of case, Unicode composition and surrounding spaces. */
const isSameName = (typed: string, name: string) => {
  const plain = (text: string) => text.trim().normalize('NFC').toLowerCase();
  return plain(typed) === plain(name);
};

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
  const format = useFormatter();
  const { show } = useToasts();
  const showError = useErrorToast();
  const textId = useId();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string>();
  const [wasSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const name = child.firstName;
  const isTyped = isSameName(typed, name);
  const handleClose = () => {
    setTyped('');
    setPassword('');
    setPasswordError(undefined);
    setSent(false);
    onClose();
  };
  const handleErase = useSingleFlight(async () => {
    setSent(true);
    if (!isTyped) return field.current?.focus();
    if (!password) {
      setPasswordError(t('erasePasswordMissing'));
      return passwordField.current?.focus();
    }
    let openReportsUntil: string | undefined;
    try {
      ({ openReportsUntil } = await erase.mutateAsync(password));
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'PWD_003';
      if (!isWrong) return showError(error as Error);
      setPasswordError(t('erasePasswordWrong'));
      return passwordField.current?.focus();
    }
    show({
      tone: 'success',
      text: openReportsUntil
        ? t('erasedButReports', {
            name,
            until: format.dateTime(new Date(openReportsUntil), { dateStyle: 'long' }),
          })
        : t('erased', { name }),
    });
    onErased();
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void handleErase();
  };
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={handleClose}
      title={t('eraseQuestion', { name })}
      describedBy={textId}
      initialFocus={field}
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
              ref={field}
              label={t('eraseType', { name })}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              error={wasSent && !isTyped ? t('eraseTypeWrong', { name }) : undefined}
              onChange={(event) => setTyped(event.target.value)}
            />
            <PasswordField
              ref={passwordField}
              label={t('erasePassword')}
              autoComplete="current-password"
              showLabel={shared('showPassword')}
              hideLabel={shared('hidePassword')}
              value={password}
              error={passwordError}
              onChange={(event) => {
                setPassword(event.target.value);
                setPasswordError(undefined);
              }}
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
