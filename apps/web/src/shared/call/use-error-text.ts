import { ApiError } from '@wonderfield/client/errors';
import { useTranslations } from 'use-intl';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Returns the text for an error. If the server states a wait, the exact time replaces the vague
 * second sentence of its message.
 */
export const useErrorText = () => {
  const t = useTranslations('shared.wait');
  return (error: Error, reason?: string) => {
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    if (!seconds) return error.message;
    const why = reason ?? error.message.split(/(?<=\.) /)[0];
    if (seconds <= MINUTE) return `${why} ${t('seconds', { seconds })}`;
    if (seconds <= 2 * HOUR)
      return `${why} ${t('minutes', { minutes: Math.ceil(seconds / MINUTE) })}`;
    return `${why} ${t('hours', { hours: Math.ceil(seconds / HOUR) })}`;
  };
};
