import type { Question, Step } from '@wonderfield/questions/question';
import { PictureView } from '../../pictures/picture-view.tsx';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import styles from './steps.module.css';

/** Steps that are already done, above a question that follows two wrong answers. */
export const DoneSteps = ({ steps }: { steps: readonly Step[] }) => (
  <section className={styles.done} aria-label={TASK_STRINGS.doneSteps}>
    <h2>{TASK_STRINGS.doneSteps}</h2>
    <ol>
      {steps.map(({ say }) => (
        <li key={say}>{say}</li>
      ))}
    </ol>
  </section>
);

/** A solved question of the same kind, which helps with this one. */
export const WorkedExample = ({
  example: { ask, picture, solved, steps = [] },
}: {
  example: NonNullable<Question['example']>;
}) => (
  <section className={styles.done} aria-label={TASK_STRINGS.example}>
    <h2>{TASK_STRINGS.example}</h2>
    <p>{ask}</p>
    {picture && <PictureView picture={picture} />}
    <ol>
      {steps.map(({ say }) => (
        <li key={say}>{say}</li>
      ))}
    </ol>
    <p className={styles.solved}>{solved}</p>
  </section>
);
