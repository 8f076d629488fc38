import { CONTENT_SUBJECTS, labelOf } from '@wonderfield/contract/options';
import { gradesText } from '@wonderfield/contract/plans/plan-words';
import { useTranslations } from 'use-intl';
import type { LibraryFilters } from '../rules/library-filters.ts';

/** Returns a function that creates a heading like `6 plans for “leaf”, Grades 2 and 3`. */
export const useLibraryHeading = () => {
  const t = useTranslations('library');
  return (count: number, { sought, grades, subject, isKept }: LibraryFilters) => {
    let heading = t('heading', { count, kept: `${isKept}` });
    if (subject) heading = t('headingIn', { heading, subject: labelOf(CONTENT_SUBJECTS, subject) });
    if (sought) heading = t('headingFor', { heading, sought });
    return grades.length > 0
      ? t('headingGrades', { heading, grades: gradesText(grades) })
      : heading;
  };
};
