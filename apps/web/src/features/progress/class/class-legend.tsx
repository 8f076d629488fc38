import { FEWEST_TO_SPROUT, STAGES } from '@wonderfield/contract/play/field';
import { useTranslations } from 'use-intl';
import stageColors from '../components/stage-colors.module.css';
import styles from './class-legend.module.css';

/** Explains the signs of the table. */
export const ClassLegend = () => {
  const t = useTranslations('classProgress.legend');
  const stages = useTranslations('progress.stages');
  return (
    <ul className={styles.legend} aria-label={t('title')}>
      {STAGES.map((stage) => (
        <li key={stage}>
          <span className={`${styles.key} ${stageColors.stage}`} data-stage={stage} aria-hidden />
          {stages(stage)}
        </li>
      ))}
      <li className={styles.first}>
        <strong>1 2 3</strong> {t('level')}
      </li>
      <li>
        <span className={styles.unsure} aria-hidden>
          2
        </span>
        {t('unsure')}
      </li>
      <li>
        <span className={styles.open} aria-hidden>
          …
        </span>
        {t('notRated', { fewest: String(FEWEST_TO_SPROUT) })}
      </li>
      <li>
        <span aria-hidden>·</span> {t('notMet')}
      </li>
    </ul>
  );
};
