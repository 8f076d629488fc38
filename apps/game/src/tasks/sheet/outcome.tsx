import type { Question } from '@wonderfield/questions/question';
import { PictureView } from '../../pictures/picture-view.tsx';
import { NextButton } from '../shared/next-button.tsx';
import { type CropName, PlantImage } from '../shared/plant-image.tsx';
import type { Marking } from '../shared/task-view.ts';
import { placeOf } from '../shared/wide-pictures.ts';
import styles from './outcome.module.css';

type OutcomeProps = {
  question: Question;
  marking: Marking;
  crop: CropName;
  position: number;
  isLast: boolean;
  onNext: () => void;
};

/** Shows the result of a check: a grown plant with praise, or the explanation with a picture. */
export const Outcome = ({ question, marking, crop, position, isLast, onNext }: OutcomeProps) => {
  if (marking.isRight) {
    return (
      <section className={styles.right}>
        <PlantImage crop={crop} stage="bloom" variant={position} className={styles.plant} />
        <div>
          <h2>{question.praise}</h2>
          <p>{question.solved}</p>
        </div>
        <NextButton isLast={isLast} onNext={onNext} />
      </section>
    );
  }
  const { headline, reason, picture } = question.explain(marking.given);
  return (
    <section className={styles.why} data-picture={picture && placeOf(picture)}>
      <div className={styles.words}>
        <h2>{headline}</h2>
        <p>{reason}</p>
      </div>
      {picture && (
        <div className={styles.picture}>
          <PictureView picture={picture} />
        </div>
      )}
      <NextButton isLast={isLast} onNext={onNext} />
    </section>
  );
};
