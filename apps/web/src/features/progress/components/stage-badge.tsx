import type { Stage } from '@wonderfield/contract/play/field';
import { useTranslations } from 'use-intl';
import styles from './stage-badge.module.css';
import stageColors from './stage-colors.module.css';

/** Shows a stage as color, sign and word, or that there are too few answers for one. */
export const StageBadge = ({ stage, isRated }: { stage: Stage; isRated: boolean }) => {
  const t = useTranslations('classProgress.cell');
  const stages = useTranslations('progress.stages');
  if (!isRated) return <span className={styles.open}>{t('notRated')}</span>;
  return (
    <span className={`${styles.badge} ${stageColors.stage}`} data-stage={stage}>
      {stages(stage)}
    </span>
  );
};
