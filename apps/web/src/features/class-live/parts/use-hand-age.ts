import { useTranslations } from 'use-intl';

const MINUTE_MS = 60_000;

/** Returns a function that writes how long ago a hand was raised. */
export const useHandAge = (now: number) => {
  const t = useTranslations('shared.hands');
  return (raisedAt: string) => {
    const minutes = Math.max(0, Math.floor((now - new Date(raisedAt).getTime()) / MINUTE_MS));
    return t('age', { minutes });
  };
};
