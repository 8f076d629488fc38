import type { Subject } from '@wonderfield/contract/options';
import { STAGES, type Stage } from '@wonderfield/contract/play/field';
import { useTranslations } from 'use-intl';
import { StageDisc } from './stage-disc.tsx';
import styles from './stage-row.module.css';

/** Returns `now` for the current stage. Without one, all stages are ahead. */
const toState = (stage: Stage, current: Stage | undefined) => {
  if (stage === current) return 'now';
  const isPast = current && STAGES.indexOf(stage) < STAGES.indexOf(current);
  return isPast ? 'past' : 'ahead';
};

/** Shows the five stages of a skill as plants. The current one has a ring. */
export const StageRow = ({
  subject,
  current,
}: {
  subject: Subject;
  current: Stage | undefined;
}) => {
  const t = useTranslations('progress.skill.stands');
  const stages = useTranslations('progress.stages');
  return (
    <ol className={styles.row} aria-label={t('stages')}>
      {STAGES.map((stage) => {
        const state = toState(stage, current);
        return (
          <li key={stage} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.circle}>
              <StageDisc subject={subject} stage={stage} />
            </span>
            <b>{stages(stage)}</b>
            <span className={styles.meaning}>{t(`meanings.${stage}`)}</span>
          </li>
        );
      })}
    </ol>
  );
};
