import { useTranslations } from 'use-intl';

/** Returns the topic of a plan, or a placeholder if it has none. */
export const usePlanTitle = () => {
  const t = useTranslations('plans');
  return (topic: string | undefined) => topic?.trim() || t('untitled');
};
