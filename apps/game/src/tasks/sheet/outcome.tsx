import type { Question } from '@wonderfield/questions/question';
import { NextButton } from '../shared/next-button.tsx';
import { type CropName, PlantImage } from '../shared/plant-image.tsx';
import styles from './outcome.module.css';

type OutcomeProps = {
  question: Question;
  crop: CropName;
  position: number;
  isLast: boolean;
  onNext: () => void;
};

/** Shows a right answer: the grown plant, with praise for the thinking. */
export const Outcome = ({ question, crop, position, isLast, onNext }: OutcomeProps) => (
  <section className={styles.right}>
    <PlantImage crop={crop} stage="bloom" variant={position} className={styles.plant} />
    <div>
      <h2>{question.praise}</h2>
      <p>{question.solved}</p>
    </div>
    <NextButton isLast={isLast} onNext={onNext} />
  </section>
);
