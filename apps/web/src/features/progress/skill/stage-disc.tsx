import type { Subject } from '@wonderfield/contract/options';
import { PLACES, type Stage } from '@wonderfield/contract/play/field';
import { PlantPicture } from '@wonderfield/ui/field-picture/field-picture';
import styles from './stage-disc.module.css';

/** Heights of the drawings for a disc of 80 px. A young plant is enlarged, so it fills the disc. */
const HEIGHTS = { seed: 132, sprout: 122, leaf: 98, bud: 82, bloom: 76 } as const;
const SMALL = 0.6;

type StageDiscProps = {
  subject: Subject;
  stage: Stage;
  size?: 'large' | 'small';
};

/** Shows the plant of a subject in a disc. The air above the plant is cut off. */
export const StageDisc = ({ subject, stage, size = 'large' }: StageDiscProps) => (
  <span className={`${styles.disc} ${styles[size]}`}>
    <PlantPicture
      crop={PLACES[subject].crop}
      stage={stage}
      height={HEIGHTS[stage] * (size === 'small' ? SMALL : 1)}
    />
  </span>
);
