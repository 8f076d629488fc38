import { GRADES } from '@wonderfield/contract/options';
import { useTranslations } from 'use-intl';
import styles from './library-bar.module.css';

/** Selects one or more grades, K to 8. */
export const GradeToggles = ({
  grades,
  onToggle,
}: {
  grades: readonly string[];
  onToggle: (grade: string) => void;
}) => {
  const t = useTranslations('library');
  return (
    <fieldset className={styles.grades}>
      <legend className="visually-hidden">{t('grade')}</legend>
      <span className={styles.gradeWord} aria-hidden>
        {t('grade')}
      </span>
      {GRADES.map(({ value, label }, index) => (
        <button
          key={value}
          type="button"
          aria-pressed={grades.includes(value)}
          aria-label={label}
          onClick={() => onToggle(value)}
        >
          {index === 0 ? t('kindergarten') : value}
        </button>
      ))}
    </fieldset>
  );
};
