import type { Crop, Stage } from '@wonderfield/contract/play/field';
import { ROW_LENGTH } from '@wonderfield/contract/play/field';
import { ThingImage } from '../../pictures/thing-image.tsx';
import { PlantImage } from '../shared/plant-image.tsx';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import styles from './task-sheet.module.css';

type SheetTopProps = {
  placeName: string;
  skillName: string;
  crop: Crop;
  stage: Stage;
  position: number;
  isAgain: boolean;
};

/** Shows the place, the skill with its stage, and the number of the question. */
export const SheetTop = ({
  placeName,
  skillName,
  crop,
  stage,
  position,
  isAgain,
}: SheetTopProps) => (
  <div className={styles.top}>
    <span className={styles.place}>
      <PlantImage crop={crop} stage={stage} />
      {placeName}
    </span>
    <span className={styles.skill}>{skillName}</span>
    {isAgain && (
      <span className={styles.again}>
        <ThingImage thing="snail" size={26} />
        {TASK_STRINGS.again}
      </span>
    )}
    <span className={styles.count}>{TASK_STRINGS.position(position, ROW_LENGTH)}</span>
  </div>
);
