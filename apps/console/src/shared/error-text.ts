import { CallRefused } from './call-client.ts';
import { useWords } from './use-strings.ts';

const MINUTE_SECONDS = 60;

/** The server's words, and when to try again where it said so. */
export const useRefusalWords = () => {
  const t = useWords('shared');
  return (error: Error) => {
    const seconds = error instanceof CallRefused ? error.retryAfterSeconds : undefined;
    if (!seconds) return error.message;
    const wait =
      seconds > MINUTE_SECONDS
        ? t('waitMinutes', { minutes: Math.ceil(seconds / MINUTE_SECONDS) })
        : t('waitSeconds', { seconds });
    return `${error.message} ${wait}`;
  };
};
