import { CircleAlert, CloudCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLastValue } from '../hooks/use-last-value.ts';
import type { SaverState } from './autosave/saver-state.ts';
import styles from './save-line.module.css';

/** Shows the saving state. Announces only changes between saved and not saved, not every save. */
export const SaveLine = ({ state }: { state: SaverState }) => {
  const t = useTranslations('plans.saving');
  const { phase, refusal: rejection, disputed, stop } = state;
  const error =
    phase === 'failing'
      ? t('failing')
      : (rejection ?? (Object.keys(disputed).length > 0 ? t('disputed') : undefined));
  // Repeats the announced note of the page top, because an author at the bottom does not see it.
  const seen = phase === 'stopped' && stop !== 'deleted' ? t('stopped') : error;
  const calm =
    phase === 'saved' ? t('saved') : phase === 'saving' || phase === 'waiting' ? t('now') : '';
  const spoken = useLastValue(error ?? (phase === 'saved' ? t('saved') : undefined));
  return (
    <div className={styles.line}>
      {seen ? (
        <span className={styles.trouble}>
          <CircleAlert size={18} strokeWidth={2.3} aria-hidden />
          <span aria-hidden>{seen}</span>
        </span>
      ) : (
        calm && (
          <span className={styles.calm} aria-hidden>
            <CloudCheck size={18} strokeWidth={2.2} aria-hidden />
            {calm}
          </span>
        )
      )}
      <span role="status" className="visually-hidden">
        {spoken}
      </span>
    </div>
  );
};
