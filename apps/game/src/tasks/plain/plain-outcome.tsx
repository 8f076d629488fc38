import type { Question } from '@wonderfield/questions/question';
import { PictureInWords } from '../../pictures/picture-view.tsx';
import { answerInWords } from '../shared/answer-in-words.ts';
import { NextButton } from '../shared/next-button.tsx';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { Marking } from '../shared/task-view.ts';
import styles from './plain.module.css';

type PlainOutcomeProps = {
  question: Question;
  marking: Marking;
  isLast: boolean;
  onNext: () => void;
};

/** Shows the result of an answer in words, for plain mode. */
export const PlainOutcome = ({ question, marking, isLast, onNext }: PlainOutcomeProps) => {
  if (marking.isRight) {
    return (
      <section className={styles.outcome} data-right>
        <h3>{question.praise}</h3>
        <p>{question.solved}</p>
        <NextButton isLast={isLast} onNext={onNext} />
      </section>
    );
  }
  const { headline, reason, picture } = question.explain(marking.given);
  return (
    <section className={styles.outcome}>
      <h3>{headline}</h3>
      <p>{reason}</p>
      <p>
        {TASK_STRINGS.plain.given(answerInWords(question.task, marking.given))}{' '}
        {TASK_STRINGS.plain.right(answerInWords(question.task, marking.answer))}
      </p>
      {picture && <PictureInWords picture={picture} />}
      <p>{TASK_STRINGS.bringBack}</p>
      <NextButton isLast={isLast} onNext={onNext} />
    </section>
  );
};
