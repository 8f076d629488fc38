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

/** Errors after which the same card never works again. */
const FINAL_ERRORS: readonly string[] = ['LGN_004', 'LGN_005', 'LGN_006', 'LGN_007'];

/** Returns true if the same card may sign in later, for example when the network returns. */
export const mayWorkLater = (error: Error | null) =>
  error !== null && !(error instanceof ApiError && FINAL_ERRORS.includes(error.code));

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
