import type { Picture } from '@wonderfield/questions/picture';
import type { Question } from '@wonderfield/questions/question';
import { Volume2, VolumeX } from 'lucide-react';
import { PictureView } from '../../pictures/picture-view.tsx';
import { SpokenText } from '../../speech/spoken-text.tsx';
import type { SheetProps } from '../shared/sheet-props.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import styles from './talk-panel.module.css';
import { useOffNotice } from './use-off-notice.ts';
import { VoiceBars } from './voice-bars.tsx';

/** Returns true for one thing, which is drawn as large as the tile. */
const isSingle = (picture: Picture) =>
  picture.kind === 'things' && picture.groups.length === 1 && picture.groups[0]?.count === 1;

type TalkPanelProps = Pick<SheetProps, 'reading' | 'heading'> & {
  question: Question;
  canSpeak: boolean;
  readAloud: boolean;
};

/** The question with its picture, and a sign that the voice speaks. */
export const TalkPanel = ({
  question: { ask, picture },
  reading,
  heading,
  canSpeak,
  readAloud,
}: TalkPanelProps) => {
  const isOffShown = useOffNotice(readAloud);
  return (
    <div className={styles.talk} data-voice={canSpeak}>
      {picture && (
        <div className={styles.picture} data-single={isSingle(picture)}>
          <PictureView picture={picture} />
        </div>
      )}
      <div className={styles.words}>
        {canSpeak && <VoiceBars isSpeaking={reading.isSpeaking} isMuted={!readAloud} />}
        <h1 id={heading.id} ref={heading.ref} tabIndex={-1}>
          <SpokenText text={ask} from={reading.voiceIn('ask')} />
        </h1>
        {canSpeak && isOffShown && <p className={styles.off}>{TASK_STRINGS.voiceOff}</p>}
      </div>
    </div>
  );
};

type VoiceButtonsProps = {
  onSay: () => void;
  readAloud: boolean;
  onReadAloud: (isOn: boolean) => void;
};

/** Repeats the question, and turns the voice off and on. */
export const VoiceButtons = ({ onSay, readAloud, onReadAloud }: VoiceButtonsProps) => (
  <div className={styles.buttons}>
    <button
      type="button"
      className={styles.again}
      aria-label={TASK_STRINGS.sayAgain}
      onClick={onSay}
    >
      <Volume2 aria-hidden="true" />
    </button>
    <button
      type="button"
      className={styles.mute}
      aria-label={TASK_STRINGS.mute}
      aria-pressed={!readAloud}
      onClick={() => onReadAloud(!readAloud)}
    >
      <VolumeX aria-hidden="true" />
    </button>
  </div>
);
