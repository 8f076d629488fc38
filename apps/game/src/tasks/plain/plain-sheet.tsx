import { ROW_LENGTH } from '@wonderfield/contract/play/field';
import { Button } from '@wonderfield/ui/button/button';
import type { FormEvent } from 'react';
import { PictureInWords } from '../../pictures/picture-view.tsx';
import { SpokenText } from '../../speech/spoken-text.tsx';
import type { SheetProps } from '../sheet-props.ts';
import { TASK_WORDS } from '../task.strings.en.ts';
import styles from './plain.module.css';
import { PlainOutcome } from './plain-outcome.tsx';
import { PlainTask } from './plain-task.tsx';

/** The same task as a page of text and fields. */
export const PlainSheet = ({ asked, reading, heading, ...props }: SheetProps) => {
  const {
    question,
    placeName,
    skillName,
    position,
    grown,
    isAgain,
    isLast = false,
    onNext,
  } = props;
  const { draft, marking } = asked;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    asked.check();
  };
  return (
    <section className={styles.plain}>
      <h1>{placeName}</h1>
      <p className={styles.status}>
        {skillName}. {isAgain && `${TASK_WORDS.again}. `}
        {TASK_WORDS.plainPosition(position, ROW_LENGTH, grown)}
      </p>
      <div className={styles.question}>
        <h2 id={heading.id} ref={heading.ref} tabIndex={-1}>
          <SpokenText text={question.ask} from={reading.voiceIn('ask')} />
        </h2>
        {props.speech.isThere && (
          <button type="button" className={styles.listen} onClick={reading.read}>
            {TASK_WORDS.readAloud}
          </button>
        )}
      </div>
      {question.picture && <PictureInWords picture={question.picture} />}
      <form onSubmit={submit}>
        <fieldset className={styles.fields} aria-labelledby={heading.id}>
          <PlainTask
            task={question.task}
            draft={draft}
            onDraft={asked.setDraft}
            marking={marking}
            onCheck={asked.check}
            sounds={props.sounds}
            onTell={asked.tell}
            voiceIn={reading.voiceIn}
          />
        </fieldset>
        {asked.isHintShown && <p className={styles.hint}>{question.hint}</p>}
        {!marking && (
          <div className={styles.actions}>
            <Button type="submit" disabled={!asked.canCheck}>
              {TASK_WORDS.check}
            </Button>
            <Button variant="secondary" disabled={asked.isHintShown} onClick={asked.showHint}>
              {TASK_WORDS.hint}
            </Button>
          </div>
        )}
      </form>
      {marking && <PlainOutcome {...{ question, marking, isLast, onNext }} />}
      <p className="visually-hidden" role="status">
        {asked.told}
      </p>
    </section>
  );
};
