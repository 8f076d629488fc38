import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { useSingleFlight } from '@wonderfield/ui/single-flight/use-single-flight';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { type ChangeEvent, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { useEraseChild } from '../api/child-calls.ts';

/** Compares names regardless of case, Unicode composition and surrounding spaces. */
const isSameName = (typed: string, name: string) => {
  const plain = (text: string) => text.trim().normalize('NFC').toLowerCase();
  return plain(typed) === plain(name);
};

/** Checks the typed name and the password, and then erases the child. */
export const useEraseConfirmation = (
  name: string,
  erase: ReturnType<typeof useEraseChild>,
  onErased: () => void,
) => {
  const t = useTranslations('children.privacyPage');
  const format = useFormatter();
  const { show } = useToasts();
  const showError = useErrorToast();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string>();
  const [wasSent, setSent] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const isTyped = isSameName(typed, name);
  const clear = () => {
    setTyped('');
    setPassword('');
    setPasswordError(undefined);
    setSent(false);
  };
  const confirm = useSingleFlight(async () => {
    setSent(true);
    if (!isTyped) return nameField.current?.focus();
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

  return {
    clear,
    confirm,
    nameInput: {
      ref: nameField,
      value: typed,
      error: wasSent && !isTyped ? t('eraseTypeWrong', { name }) : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
    },
    passwordInput: {
      ref: passwordField,
      value: password,
      error: passwordError,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setPassword(event.target.value);
        setPasswordError(undefined);
      },
    },
  };
};
