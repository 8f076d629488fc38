import { isPassed } from '@wonderfield/questions/judge';
import type { Question } from '@wonderfield/questions/question';
import { PictureInWords } from '../../pictures/picture-view.tsx';
import { answerInWords } from '../shared/answer-in-words.ts';
import { explanationOf } from '../shared/explanation-of.ts';
import { NextButton } from '../shared/next-button.tsx';
import type { SheetProps } from '../shared/sheet-props.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { Marking } from '../shared/task-view.ts';
import { WhatNext } from '../steps/what-next.tsx';
import styles from './plain.module.css';

type PlainOutcomeProps = Pick<SheetProps, 'isExplained' | 'onNext' | 'onTrySibling'> & {
  question: Question;
  marking: Marking;
  isLast: boolean;
};

const PlainSteps = ({ question: { steps = [] } }: Pick<PlainOutcomeProps, 'question'>) =>
  steps.length > 0 && (
    <ol aria-label={TASK_STRINGS.steps}>
      {steps.map(({ say, picture }) => (
        <li key={say}>
          {say}
          {picture && <PictureInWords picture={picture} />}
        </li>
      ))}
    </ol>
  );

/** Shows the result of an answer in words, for plain mode. */
export const PlainOutcome = ({
  question,
  marking,
  isLast,
  isExplained,
  onNext,
  onTrySibling,
}: PlainOutcomeProps) => {
  if (marking.isRight) {
    return (
      <section className={styles.outcome} data-right>
        <h3>{question.praise}</h3>
        <p>{question.solved}</p>
        <NextButton isLast={isLast} onNext={onNext} />
      </section>
    );
  }
  const { headline, reason, picture } = explanationOf(question, marking.given);
  return (
    <section className={styles.outcome}>
      <h3>{headline}</h3>
      <p>{reason}</p>
      <p>
        {!isPassed(marking.given) &&
          `${TASK_STRINGS.plain.given(answerInWords(question.task, marking.given))} `}
        {TASK_STRINGS.plain.right(answerInWords(question.task, marking.answer))}
      </p>
      {!question.steps && picture && <PictureInWords picture={picture} />}
      <PlainSteps question={question} />
      <WhatNext {...{ isLast, isExplained, onNext, onTrySibling }} />
    </section>
  );
};
