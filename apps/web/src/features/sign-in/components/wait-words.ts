import { useTranslations } from 'use-intl';

const MINUTE_SECONDS = 60;

/** "You can try again in 4 minutes.", or nothing when there is nothing to wait for. */
export const useWaitWords = () => {
  const t = useTranslations('signIn');
  return (seconds: number | undefined) => {
    if (!seconds) return undefined;
    return seconds > MINUTE_SECONDS
      ? t('waitMinutes', { minutes: Math.ceil(seconds / MINUTE_SECONDS) })
      : t('waitSeconds', { seconds });
  };
};
