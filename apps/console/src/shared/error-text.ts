import { ApiError } from './call-client.ts';
import { useStrings } from './use-strings.ts';

const MINUTE_SECONDS = 60;

/** The server's words, and when to try again where it said so. */
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
