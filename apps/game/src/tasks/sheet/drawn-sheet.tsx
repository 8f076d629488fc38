import { Volume2 } from 'lucide-react';
import { PictureView } from '../../pictures/picture-view.tsx';
import { SpokenText } from '../../speech/spoken-text.tsx';
import type { SheetProps } from '../shared/sheet-props.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import { useTaskKeys } from '../shared/use-task-keys.ts';
import { placeOf } from '../shared/wide-pictures.ts';
import { DrawnTask } from './drawn-task.tsx';
import { Outcome } from './outcome.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { SheetTop } from './sheet-top.tsx';
import styles from './task-sheet.module.css';
import { useFittedSheet } from './use-fitted-sheet.ts';

const isButton = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a') !== null;

/** The white sheet above the drawn row. */
export const DrawnSheet = ({ asked: current, reading, heading, ...props }: SheetProps) => {
  const { question, sounds, crop, position, isLast = false, onNext } = props;
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
  // The explanation has its own picture, and two would not fit.
  const isExplained = marking && !marking.isRight && question.explain(marking.given).picture;
  const shown = isInTask || isExplained ? undefined : picture;
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
        </h1>
        {props.speech.isThere && (
          <button
            type="button"
            className={styles.say}
            aria-label={TASK_STRINGS.readAloud}
            onClick={reading.read}
          >
            <Volume2 aria-hidden="true" />
          </button>
        )}
      </div>
      {shown && (
        <div className={styles.picture}>
          <PictureView picture={shown} />
        </div>
      )}
      <div className={styles.task}>
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
      {marking ? (
        <div className={styles.outcome}>
          <Outcome {...{ question, marking, crop, position, isLast, onNext }} />
        </div>
      ) : (
        <SheetActions question={question} current={current} />
      )}
      <p className="visually-hidden" role="status">
        {current.told}
      </p>
    </section>
  );
};
