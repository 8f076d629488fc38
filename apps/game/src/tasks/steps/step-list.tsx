import type { Step } from '@wonderfield/questions/question';
import { Volume2 } from 'lucide-react';
import { PictureView } from '../../pictures/picture-view.tsx';
import { SpokenText } from '../../speech/spoken-text.tsx';
import type { SheetProps } from '../shared/sheet-props.ts';
import { stepPart } from '../shared/spoken-parts.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import styles from './steps.module.css';

type StepListProps = {
  steps: readonly Step[];
  reading: SheetProps['reading'];
  /** True if the device can read a step aloud. */
  canSpeak: boolean;
};

/** The worked solution, one card for each step. */
export const StepList = ({ steps, reading, canSpeak }: StepListProps) => (
  <ol className={styles.steps} data-count={steps.length} aria-label={TASK_STRINGS.steps}>
    {steps.map(({ say, picture }, at) => (
      <li
        key={say}
        className={styles.step}
        data-spoken={reading.voiceIn(stepPart(at)) !== undefined}
      >
        {picture && (
          <div className={styles.picture}>
            <PictureView picture={picture} />
          </div>
        )}
        <span className={styles.number} aria-hidden="true">
          {at + 1}
        </span>
        <p className={styles.say}>
          <SpokenText text={say} from={reading.voiceIn(stepPart(at))} />
        </p>
        {canSpeak && (
          <button
            type="button"
            className={styles.speaker}
            aria-label={TASK_STRINGS.readStep(at + 1)}
            onClick={() => reading.readPart(stepPart(at))}
          >
            <Volume2 aria-hidden="true" />
          </button>
        )}
      </li>
    ))}
  </ol>
);
