import { REVIEW_USUAL_SCHOOL_DAYS } from '@wonderfield/contract/limits';
import type { SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { useTranslations } from 'use-intl';

/** Returns a sentence about the next step of a plan. */
export const useNextStep = () => {
  const t = useTranslations('submissions.next');
  const plans = useTranslations('plans');
  return ({ state, step, placeInLine, openComments, keepers, ...rest }: SubmissionSummary) => {
    switch (state) {
      case 'draft':
        return t('draft', { step });
      case 'submitted':
        return placeInLine === undefined ? t('submitted') : t('inLine', { place: placeInLine });
      case 'inReview':
        return t('inReview', { days: REVIEW_USUAL_SCHOOL_DAYS });
      case 'changesAsked':
        return t('changesAsked', { count: openComments });
      case 'published':
        return keepers === 0 ? t('published') : plans('keptBy', { count: keepers });
      case 'accepted':
        return t(rest.isWithdrawn ? 'withdrawn' : 'accepted');
      default:
        return t(state);
    }
  };
};
