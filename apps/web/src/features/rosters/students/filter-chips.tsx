import { useTranslations } from 'use-intl';
import styles from './students.module.css';
import type { StudentRows } from './use-student-rows.ts';

/** Filters the students by their last sign-in. */
export const FilterChips = ({ view: { filters, filter, setFilter } }: { view: StudentRows }) => {
  const t = useTranslations('rosters.students');
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('filters')}</legend>
      {filters.map(({ filter: each, count }) => (
        <button
          key={each}
          type="button"
          className={styles.chip}
          data-sun={each === 'never' || undefined}
          aria-pressed={each === filter}
          onClick={() => setFilter(each)}
        >
          <b>{count}</b> {t(`filter.${each}`)}
        </button>
      ))}
    </fieldset>
  );
};
