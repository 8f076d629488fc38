import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { useTranslations } from 'use-intl';
import { type StudentSession, signInWithCard } from '../api/student-sign-in-calls.ts';

const TEXTS = {
  LGN_006: 'unknown',
  LGN_007: 'old',
  LGN_008: 'closed',
  RTE_001: 'busy',
} as const;

/** Returns the text for a failed sign-in with a card. Each says what to do next. */
export const useCardErrorText = () => {
  const t = useTranslations('studentSignIn');
  return (error: Error) => {
    if (!(error instanceof ApiError)) return navigator.onLine ? t('card.failed') : t('noInternet');
    const key = TEXTS[error.code as keyof typeof TEXTS];
    return key ? t(`card.${key}`) : error.message;
  };
};

/** Signs in with the code of a card. */
export const useCardSignIn = (
  classToken: string | undefined,
  onSignedIn: (session: StudentSession) => void,
) =>
  useMutation({
    mutationFn: (cardCode: string) => signInWithCard(cardCode, classToken),
    onSuccess: onSignedIn,
  });
