import { useTranslations } from 'use-intl';

/** What a plan is called: its topic, or that it has none yet. */
export const usePlanTitle = () => {
  const t = useTranslations('plans');
  return (topic: string | undefined) => topic?.trim() || t('untitled');
};
