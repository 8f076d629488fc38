import { ApiError } from '@wonderfield/client/errors';
import { useStrings } from '../use-strings.ts';

const MINUTE_SECONDS = 60;

/** Returns the server's message with the time to retry, if it sent one. */
export const useErrorText = () => {
  const t = useStrings('shared');
  return (error: Error) => {
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    if (!seconds) return error.message;
    const wait =
      seconds > MINUTE_SECONDS
        ? t('waitMinutes', { minutes: Math.ceil(seconds / MINUTE_SECONDS) })
        : t('waitSeconds', { seconds });
    return `${error.message} ${wait}`;
  };
};
