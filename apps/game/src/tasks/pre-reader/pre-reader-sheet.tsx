import { ROW_LENGTH } from '@wonderfield/contract/play/field';
import type { Task } from '@wonderfield/questions/question';
import type { SheetProps } from '../shared/sheet-props.ts';
import { choicePart } from '../shared/spoken-parts.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import { useFittedSheet } from '../shared/use-fitted-sheet.ts';
import { usePickOne } from '../shared/use-pick-one.ts';
import { DoneSteps, WorkedExample } from '../steps/done-steps.tsx';
import { ChoiceTiles } from './choice-tiles.tsx';
import { PreReaderActions } from './pre-reader-actions.tsx';
import styles from './pre-reader-sheet.module.css';
import { TalkPanel, VoiceButtons } from './talk-panel.tsx';
import { usePreReaderKeys } from './use-pre-reader-keys.ts';

type PreReaderSheetProps = SheetProps & {
  choices: Extract<Task, { kind: 'choose' }>['choices'];
  readAloud: boolean;
  onReadAloud: (isOn: boolean) => void;
};

/** An open question whose choices are pictures with sound, for children who cannot read yet. */
export const PreReaderSheet = ({
  choices,
  readAloud,
  onReadAloud,
  asked: current,
  reading,
  heading,
  ...props
}: PreReaderSheetProps) => {
  const { question, sounds, position, speech, doneSteps, canPass = false } = props;
  const sheet = useFittedSheet();
  usePreReaderKeys({ asked: current, reading });
  const pick = usePickOne(choices.length, {
    marking: current.marking,
    onDraft: (draft) => {
      current.setDraft(draft);
      const [at = 0] = draft.parts;
      if (readAloud) reading.readPart(choicePart(at));
    },
    sounds,
  });
  const canSpeak = speech.isThere;
  return (
    <section
      ref={sheet}
      className={styles.sheet}
      data-sheet="pre-reader"
      aria-labelledby={heading.id}
    >
      <TalkPanel {...{ question, reading, heading, canSpeak, readAloud }} />
      <p className="visually-hidden">{TASK_STRINGS.position(position, ROW_LENGTH)}</p>
      {(doneSteps.length > 0 || question.example) && (
        <div className={styles.help}>
          {doneSteps.length > 0 && <DoneSteps steps={doneSteps} />}
          {question.example && <WorkedExample example={question.example} />}
        </div>
      )}
      <ChoiceTiles
        choices={choices}
        picked={current.draft.parts[0]}
        canSpeak={canSpeak}
        areSilent={question.voice?.choices === 'silent'}
        reading={reading}
        onPick={pick}
      />
      <PreReaderActions hint={question.hint} current={current} canPass={canPass} />
      {canSpeak && <VoiceButtons onSay={reading.read} {...{ readAloud, onReadAloud }} />}
      <p className="visually-hidden" role="status">
        {current.told}
      </p>
    </section>
  );
};
