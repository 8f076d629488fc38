import type { Choice } from '@wonderfield/questions/question';
import { Check, Volume2 } from 'lucide-react';
import { ThingImage } from '../../pictures/thing-image.tsx';
import { SpokenText } from '../../speech/spoken-text.tsx';
import { OWN_VOICE } from '../../speech/use-spoken-buttons.ts';
import type { SheetProps } from '../shared/sheet-props.ts';
import { choicePart } from '../shared/spoken-parts.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import styles from './choice-tiles.module.css';

/** Longest text that is shown as large as a numeral. */
const NUMERAL_LENGTH = 3;
/** Longest text that fits on one line of a tile. */
const WORD_LENGTH = 9;
const IMAGE_SIZE = 172;

const textSize = ({ length }: string) => {
  if (length <= NUMERAL_LENGTH) return 'numeral';
  return length <= WORD_LENGTH ? 'word' : 'phrase';
};

type TileProps = {
  choice: Choice;
  isPicked: boolean;
  /** Character that is being read aloud, if the voice is at this choice. */
  voiceFrom: number | undefined;
  hasCaption: boolean;
  onPick: () => void;
  /** Missing if nothing may or can say the choice. */
  onSay: (() => void) | undefined;
};

/** A picture tile that chooses, and the round button on its edge that only says its name. */
const Tile = ({ choice, isPicked, voiceFrom, hasCaption, onPick, onSay }: TileProps) => {
  const { text, thing, color } = choice;
  const hasText = hasCaption || !(thing || color);
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.tile}
        aria-pressed={isPicked}
        aria-label={text}
        data-spoken={voiceFrom !== undefined}
        onClick={onPick}
      >
        <span className={styles.scene}>
          {thing && <ThingImage thing={thing} size={IMAGE_SIZE} />}
          {color && <span className={styles.swatch} style={{ background: color }} />}
          {hasText && (
            <span className={styles.text} data-size={thing ? 'word' : textSize(text)}>
              <SpokenText text={text} from={voiceFrom} />
            </span>
          )}
        </span>
        {isPicked && (
          <span className={styles.tick}>
            <Check aria-hidden="true" />
          </span>
        )}
      </button>
      {onSay && (
        <button
          type="button"
          className={styles.speaker}
          aria-label={TASK_STRINGS.sayChoice(text)}
          data-spoken={voiceFrom !== undefined}
          onClick={onSay}
        >
          <Volume2 aria-hidden="true" />
        </button>
      )}
    </div>
  );
};

type ChoiceTilesProps = Pick<SheetProps, 'reading'> & {
  choices: readonly Choice[];
  picked: number | undefined;
  canSpeak: boolean;
  /** True if the child has to read the choices, so the voice says none. */
  areSilent: boolean;
  onPick: (at: number) => void;
};

/** Returns true if the text of a choice says more than its picture shows. */
const saysMore = ({ text, thing, color }: Choice) =>
  color === undefined && thing !== undefined && text.toLowerCase() !== thing;

/** The choices of a question for children who cannot read yet. */
export const ChoiceTiles = ({
  choices,
  picked,
  canSpeak,
  areSilent,
  reading,
  onPick,
}: ChoiceTilesProps) => (
  // biome-ignore lint/a11y/useSemanticElements: choices are buttons, not fields of a form
  <div
    className={styles.tiles}
    role="group"
    aria-label={TASK_STRINGS.choices}
    data-count={choices.length}
    {...OWN_VOICE}
  >
    {choices.map((choice, at) => (
      <Tile
        key={choice.text}
        choice={choice}
        isPicked={picked === at}
        voiceFrom={reading.voiceIn(choicePart(at))}
        hasCaption={!canSpeak || areSilent || saysMore(choice)}
        onPick={() => onPick(at)}
        onSay={canSpeak && !areSilent ? () => reading.readPart(choicePart(at)) : undefined}
      />
    ))}
  </div>
);
