import type { Choice } from '@wonderfield/questions/question';
import { Check } from 'lucide-react';
import { ThingImage } from '../pictures/thing-image.tsx';
import { SpokenText } from '../speech/spoken-text.tsx';
import styles from './choose.module.css';
import { choicePart } from './spoken-parts.ts';
import { TASK_STRINGS } from './task.strings.en.ts';
import type { Marking, TaskViewProps } from './task-view.ts';
import { usePickOne } from './use-pick-one.ts';

/** Longer words need smaller text to fit on a card. */
const SHORT_WORD = 9;

const Face = ({ choice, voiceFrom }: { choice: Choice; voiceFrom?: number | undefined }) => (
  <>
    {choice.thing && <ThingImage thing={choice.thing} size={96} />}
    {choice.color && <span className={styles.swatch} style={{ background: choice.color }} />}
    <span>
      <SpokenText text={choice.text} from={voiceFrom} />
    </span>
  </>
);

/** Returns the result of a choice after the check. */
const markOf = ({ given, answer, isRight }: Marking, at: number) => {
  if (at === answer[0]) return isRight ? 'found' : 'right';
  return at === given[0] ? 'mine' : 'off';
};

const MARK_WORDS = { mine: TASK_STRINGS.yourPick, right: TASK_STRINGS.answer } as const;

const MarkedChoice = ({ choice, mark }: { choice: Choice; mark: ReturnType<typeof markOf> }) => (
  <li className={styles.choice} data-mark={mark}>
    <Face choice={choice} />
    {mark === 'found' && <Check className={styles.tick} aria-label={TASK_STRINGS.yourPick} />}
    {(mark === 'mine' || mark === 'right') && (
      <small className={styles.label}>{MARK_WORDS[mark]}</small>
    )}
  </li>
);

/** One of three or four choices. The first tap selects, a second tap on the same choice checks. */
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
  const look = {
    'data-pictures': choices.some(({ thing, color }) => thing ?? color),
    'data-long': choices.some(({ text }) => text.length > SHORT_WORD),
    'data-count': choices.length,
  };
  if (marking) {
    return (
      <ul className={styles.choices} {...look} aria-label={TASK_STRINGS.choices}>
        {choices.map((choice, at) => (
          <MarkedChoice key={choice.text} choice={choice} mark={markOf(marking, at)} />
        ))}
      </ul>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: choices are buttons, not fields of a form
    <div className={styles.choices} {...look} role="group" aria-label={TASK_STRINGS.choices}>
      {choices.map((choice, at) => {
        const isPicked = draft.parts[0] === at;
        return (
          <button
            key={choice.text}
            type="button"
            className={styles.choice}
            aria-pressed={isPicked}
            onClick={() => (isPicked ? onCheck() : pick(at))}
          >
            <Face choice={choice} voiceFrom={voiceIn(choicePart(at))} />
          </button>
        );
      })}
    </div>
  );
};
