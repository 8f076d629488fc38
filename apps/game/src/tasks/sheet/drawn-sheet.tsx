import { Volume2 } from 'lucide-react';
import { PictureView } from '../../pictures/picture-view.tsx';
import { RoundButton } from '../../round-button/round-button.tsx';
import { SpokenText } from '../../speech/spoken-text.tsx';
import { OWN_VOICE } from '../../speech/use-spoken-buttons.ts';
import type { SheetProps } from '../shared/sheet-props.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import { useFittedSheet } from '../shared/use-fitted-sheet.ts';
import { useTaskKeys } from '../shared/use-task-keys.ts';
import { placeOf } from '../shared/wide-pictures.ts';
import { DoneSteps, WorkedExample } from '../steps/done-steps.tsx';
import { AnswerChips, Explanation } from '../steps/explanation.tsx';
import { DrawnTask } from './drawn-task.tsx';
import { Outcome } from './outcome.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { SheetTop } from './sheet-top.tsx';
import styles from './task-sheet.module.css';

const isButton = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a') !== null;

/** The white sheet above the drawn row. */
export const DrawnSheet = ({ asked: current, reading, heading, ...props }: SheetProps) => {
  const { question, sounds, crop, position, isLast = false, canPass = false, onNext } = props;
  const { task, picture } = question;
  const { draft, marking } = current;
  const sheet = useFittedSheet();
  useTaskKeys((key, event) => {
    if (key === 'Enter' && !event.repeat && !isButton(event.target) && current.canCheck) {
      current.check();
      return true;
    }
    if (key.toLowerCase() !== 'h' || marking) return false;
    current.showHint();
    return true;
  });
  const isInTask = task.kind === 'number' && picture?.kind === 'sum';
  const isMissed = marking !== undefined && !marking.isRight;
  // The explanation has its own pictures, and more would not fit.
  const shown = isInTask || isMissed ? undefined : picture;
  return (
    <section
      ref={sheet}
      className={styles.sheet}
      data-kind={task.kind}
      data-picture={shown && placeOf(shown)}
      data-dense={picture?.kind === 'passage' || picture?.kind === 'table'}
      data-marked={marking !== undefined}
      data-right={marking?.isRight}
      aria-labelledby={heading.id}
    >
      <SheetTop {...props} />
      <div className={styles.question}>
        <h1 id={heading.id} ref={heading.ref} tabIndex={-1}>
          <SpokenText text={question.ask} from={reading.voiceIn('ask')} />
          {isMissed && isInTask && <small className={styles.asked}>{picture.text}</small>}
        </h1>
        {props.speech.isThere && (
          <RoundButton
            label={TASK_STRINGS.readAloud}
            icon={<Volume2 aria-hidden="true" />}
            onClick={reading.read}
          />
        )}
        {isMissed && <AnswerChips question={question} marking={marking} />}
      </div>
      {!marking && props.doneSteps.length > 0 && (
        <div className={styles.help}>
          <DoneSteps steps={props.doneSteps} />
        </div>
      )}
      {!marking && question.example && (
        <div className={styles.help}>
          <WorkedExample example={question.example} />
        </div>
      )}
      {shown && (
        <div className={styles.picture}>
          <PictureView picture={shown} />
        </div>
      )}
      {!isMissed && (
        <div className={styles.task} {...OWN_VOICE}>
          <DrawnTask
            question={question}
            draft={draft}
            onDraft={current.setDraft}
            marking={marking}
            onCheck={current.check}
            sounds={sounds}
            onNotify={current.tell}
            voiceIn={reading.voiceIn}
          />
        </div>
      )}
      {isMissed && (
        <div className={styles.outcome}>
          <Explanation {...props} {...{ question, marking, reading }} />
        </div>
      )}
      {marking?.isRight && (
        <div className={styles.outcome}>
          <Outcome {...{ question, crop, position, isLast, onNext }} />
        </div>
      )}
      {!marking && <SheetActions {...{ question, current, canPass }} />}
      <p className="visually-hidden" role="status">
        {current.told}
      </p>
    </section>
  );
};
