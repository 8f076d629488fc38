import { NetworkError } from '@wonderfield/client/errors';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../shared/call/use-error-text.ts';

/** Returns the text for an error on a page of students. Without a network, waiting helps. */
export const useStudentErrorText = () => {
  const t = useTranslations('studentSignIn');
  const errorText = useErrorText();
  return (error: Error) => (error instanceof NetworkError ? t('noInternet') : errorText(error));
};
