import { ROW_LENGTH } from '@wonderfield/contract/play/field';
import { Button } from '@wonderfield/ui/button/button';
import type { FormEvent } from 'react';
import { PictureInWords } from '../../pictures/picture-view.tsx';
import { SpokenText } from '../../speech/spoken-text.tsx';
import type { SheetProps } from '../shared/sheet-props.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import { DoneSteps, WorkedExample } from '../steps/done-steps.tsx';
import styles from './plain.module.css';
import { PlainOutcome } from './plain-outcome.tsx';
import { PlainTask } from './plain-task.tsx';

/** The task as a page of text and fields. */
export const PlainSheet = ({ asked: current, reading, heading, ...props }: SheetProps) => {
  const { question, placeName, skillName, position, grown, isAgain, isLast = false } = props;
  const { draft, marking } = current;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    current.check();
  };
  return (
    <section className={styles.plain}>
      <h1>{placeName}</h1>
      <p className={styles.status}>
        {skillName}. {isAgain && `${TASK_STRINGS.again}. `}
        {TASK_STRINGS.plainPosition(position, ROW_LENGTH, grown)}
      </p>
      <div className={styles.question}>
        <h2 id={heading.id} ref={heading.ref} tabIndex={-1}>
          <SpokenText text={question.ask} from={reading.voiceIn('ask')} />
        </h2>
        {props.speech.isThere && (
          <button type="button" className={styles.listen} onClick={reading.read}>
            {TASK_STRINGS.readAloud}
          </button>
        )}
      </div>
      {props.doneSteps.length > 0 && <DoneSteps steps={props.doneSteps} />}
      {question.example && !marking && <WorkedExample example={question.example} />}
      {question.picture && <PictureInWords picture={question.picture} />}
      <form onSubmit={submit}>
        <fieldset className={styles.fields} aria-labelledby={heading.id}>
          <PlainTask
            task={question.task}
            draft={draft}
            onDraft={current.setDraft}
            marking={marking}
            onCheck={current.check}
            sounds={props.sounds}
            onNotify={current.tell}
            voiceIn={reading.voiceIn}
          />
        </fieldset>
        {current.isHintShown && <p className={styles.hint}>{question.hint}</p>}
        {!marking && (
          <div className={styles.actions}>
            <Button type="submit" disabled={!current.canCheck}>
              {TASK_STRINGS.check}
            </Button>
            <Button variant="secondary" disabled={current.isHintShown} onClick={current.showHint}>
              {TASK_STRINGS.hint}
            </Button>
            {props.canPass && (
              <Button variant="secondary" onClick={current.pass}>
                {TASK_STRINGS.pass}
              </Button>
            )}
          </div>
        )}
      </form>
      {marking && <PlainOutcome {...props} {...{ marking, isLast }} />}
      <p className="visually-hidden" role="status">
        {current.told}
      </p>
    </section>
  );
};
