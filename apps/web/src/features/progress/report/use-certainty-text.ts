import type { ReportSkill } from '@wonderfield/contract/progress/student-report';
import { useTranslations } from 'use-intl';

/** Returns a function that says how sure the stage of a skill is. */
export const useCertaintyText = () => {
  const t = useTranslations('studentReport');
  return ({ isRated, isSure, answersToGo }: ReportSkill) => {
    if (!isRated) return t('unknown');
    return isSure ? t('skills.sure') : t('skills.findingOut', { count: answersToGo });
  };
};
