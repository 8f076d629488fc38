import type { Choice } from '@wonderfield/questions/question';
import { Check } from 'lucide-react';
import { ThingImage } from '../../pictures/thing-image.tsx';
import { SpokenText } from '../../speech/spoken-text.tsx';
import { choicePart } from '../shared/spoken-parts.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { Marking, TaskViewProps } from '../shared/task-view.ts';
import { usePickOne } from '../shared/use-pick-one.ts';
import styles from './choose.module.css';

/** Length of a short text. Longer texts need a smaller font to fit on a card. */
const SHORT_TEXT_LENGTH = 9;

const ChoiceContent = ({
  choice,
  voiceFrom,
}: {
  choice: Choice;
  voiceFrom?: number | undefined;
}) => (
  <>
    {choice.thing && <ThingImage thing={choice.thing} size={96} />}
    {choice.color && <span className={styles.swatch} style={{ background: choice.color }} />}
    <span>
      <SpokenText text={choice.text} from={voiceFrom} />
    </span>
  </>
);

/** Returns how a choice is marked after the check. */
const choiceMark = ({ given, answer, isRight }: Marking, index: number) => {
  if (index === answer[0]) return isRight ? 'found' : 'right';
  return index === given[0] ? 'mine' : 'off';
};

const MARK_LABELS = { mine: TASK_STRINGS.yourPick, right: TASK_STRINGS.answer } as const;

const MarkedChoice = ({
  choice,
  mark,
}: {
  choice: Choice;
  mark: ReturnType<typeof choiceMark>;
}) => (
  <li className={styles.choice} data-mark={mark}>
    <ChoiceContent choice={choice} />
    {mark === 'found' && <Check className={styles.tick} aria-label={TASK_STRINGS.yourPick} />}
    {(mark === 'mine' || mark === 'right') && (
      <small className={styles.label}>{MARK_LABELS[mark]}</small>
    )}
  </li>
);

/** Shows three or four choices. A tap selects a choice, a second tap on it checks the answer. */
export const Choose = ({
  task: { choices },
  draft,
  onDraft,
  marking,
  onCheck,
  sounds,
  voiceIn,
}: TaskViewProps<'choose'>) => {
  const pick = usePickOne(choices.length, { marking, onDraft, sounds });
  const layout = {
    'data-pictures': choices.some(({ thing, color }) => thing ?? color),
    'data-long': choices.some(({ text }) => text.length > SHORT_TEXT_LENGTH),
    'data-count': choices.length,
  };
  if (marking) {
    return (
      <ul className={styles.choices} {...layout} aria-label={TASK_STRINGS.choices}>
        {choices.map((choice, index) => (
          <MarkedChoice key={choice.text} choice={choice} mark={choiceMark(marking, index)} />
        ))}
      </ul>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: choices are buttons, not fields of a form
    <div className={styles.choices} {...layout} role="group" aria-label={TASK_STRINGS.choices}>
      {choices.map((choice, index) => {
        const isPicked = draft.parts[0] === index;
        return (
          <button
            key={choice.text}
            type="button"
            className={styles.choice}
            aria-pressed={isPicked}
            onClick={() => (isPicked ? onCheck() : pick(index))}
          >
            <ChoiceContent choice={choice} voiceFrom={voiceIn(choicePart(index))} />
          </button>
        );
      })}
    </div>
  );
};
