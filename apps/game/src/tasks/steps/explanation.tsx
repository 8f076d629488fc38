import { isPassed } from '@wonderfield/questions/judge';
import type { Question } from '@wonderfield/questions/question';
import { PictureView } from '../../pictures/picture-view.tsx';
import { SpokenText } from '../../speech/spoken-text.tsx';
import { answerInWords } from '../shared/answer-in-words.ts';
import { explanationOf } from '../shared/explanation-of.ts';
import type { SheetProps } from '../shared/sheet-props.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { Marking } from '../shared/task-view.ts';
import { StepList } from './step-list.tsx';
import styles from './steps.module.css';
import { WhatNext } from './what-next.tsx';

type ExplanationProps = Pick<
  SheetProps,
  'reading' | 'speech' | 'isLast' | 'isExplained' | 'onNext' | 'onTrySibling'
> & { question: Question; marking: Marking };

type ChipsProps = { question: Question; marking: Marking };

/** The given and the right answer, side by side. */
export const AnswerChips = ({ question: { task }, marking }: ChipsProps) => (
  <dl className={styles.chips}>
    {!isPassed(marking.given) && (
      <div data-chip="mine">
        <dt>{TASK_STRINGS.yourPick}</dt>
        <dd>{answerInWords(task, marking.given)}</dd>
      </div>
    )}
    <div data-chip="right">
      <dt>{TASK_STRINGS.answer}</dt>
      <dd>{answerInWords(task, marking.answer)}</dd>
    </div>
  </dl>
);

/** Explains a wrong answer: what it shows, the solution in steps, and what comes next. */
export const Explanation = ({ question, marking, reading, speech, ...next }: ExplanationProps) => {
  const { headline, reason, picture } = explanationOf(question, marking.given);
  const steps = question.steps ?? [];
  return (
    <div className={styles.explanation}>
      <div className={styles.why}>
        <h2>
          <SpokenText text={headline} from={reading.voiceIn('headline')} />
        </h2>
        <p>
          <SpokenText text={reason} from={reading.voiceIn('reason')} />
        </p>
      </div>
      {steps.length > 0 ? (
        <StepList steps={steps} reading={reading} canSpeak={speech.isThere} />
      ) : (
        picture && (
          <div className={styles.onlyPicture}>
            <PictureView picture={picture} />
          </div>
        )
      )}
      <WhatNext {...next} />
    </div>
  );
};
